import { rm } from "node:fs/promises";
import { reportFailure } from "./lib/process.ts";
import { unwritable } from "./lib/writable.ts";
import { stateDirectory } from "./local/state.ts";

/** `npm run reset`: empties the local database, rates and pictures. */
async function reset(): Promise<void> {
  try {
    await rm(stateDirectory, { recursive: true, force: true });
  } catch (error) {
    throw unwritable(stateDirectory, error);
  }
  console.log(`Emptied ${stateDirectory}. The next npm start begins anew.`);
}

await reset().catch(reportFailure);
