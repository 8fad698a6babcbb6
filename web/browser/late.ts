// biome-ignore-all lint/performance/noBarrelFile: removed when the files that import it have moved on.
/** The former names of lazy parts. */
export {
  type LazyPart as LatePart,
  lazyPart as late,
  useLazyPart as useLatePart,
} from "./lazy-part.ts";
export { prefetchParts as loadLateParts } from "./prefetch-parts.ts";
export { useLazyPartOrToast as useLate } from "./use-lazy-part-or-toast.ts";
