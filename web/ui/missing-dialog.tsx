// biome-ignore-all lint/performance/noBarrelFile: removed when the files that import it have moved on.
export { MissingDialog } from "./failure.tsx";
