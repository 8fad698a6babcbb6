import { resolve } from "node:path";
import { build } from "vite";

/** Builds the inline script that runs in every page before the first paint. */
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
