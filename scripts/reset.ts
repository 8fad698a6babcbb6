import { rm } from "node:fs/promises";
import { stateDirectory } from "./local/state.ts";

/** `npm run reset`: empties the local database, rates and pictures. */
await rm(stateDirectory, { recursive: true, force: true });
console.log(`Emptied ${stateDirectory}. The next npm start begins anew.`);
