import { buildWeb } from "./build/web.ts";
import { reportFailure } from "./lib/process.ts";

await buildWeb().catch(reportFailure);
