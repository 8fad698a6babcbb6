import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a file is where a folder should be",
  EEXIST: "a file is where a folder should be",
};

/**
 * Makes the folders that a command writes to, and tries each.
 * @throws Error that says which one cannot be written to, and why.
 */
export async function requireWritable(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const probe = join(folder, `.writable-${process.pid}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(probe, "");
      await rm(probe);
    } catch (error) {
      throw unwritable(folder, error);
    }
  }
}

/** What a command says of a folder that it could not write to. */
export function unwritable(folder: string, error: unknown): Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new Error(`Cannot write to ${resolve(folder)}: ${reasons[code] ?? code}.`);
}
