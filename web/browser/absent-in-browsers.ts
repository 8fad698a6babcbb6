/** Stands for the modules of Node that a library names and does not use in a browser (`web/vite.config.ts`). */
export {};
