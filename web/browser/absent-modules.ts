/** Replaces modules that a library imports and this application does not use (`web/vite.config.ts`). */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;
