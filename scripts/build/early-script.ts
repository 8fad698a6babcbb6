import { resolve } from "node:path";
import { build } from "vite";

/** Builds what runs in every page before the first paint: a script of one line, to stand in the page itself. */
export async function buildEarlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: {
        input: resolve("web/browser/early/early.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The early script was not built.");
  return chunk.code.trim();
}
