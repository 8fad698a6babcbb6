import { rm } from "node:fs/promises";
import { reportFailure } from "./local/process.ts";
import { stateDirectory } from "./local/state.ts";
import { unwritable } from "./local/writable.ts";

/** `npm run reset`: empties the local database, rates and pictures. */
async function reset(): Promise<void> {
  try {
    await rm(stateDirectory, { recursive: true, force: true });
  } catch (error) {
    throw unwritable(stateDirectory, error);
  }
  console.log(`Emptied ${stateDirectory}. The next npm start begins with an empty state.`);
}

await reset().catch(reportFailure);
