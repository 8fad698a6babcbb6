import { buildWeb } from "./build/web.ts";
import { reportFailure } from "./local/process.ts";

await buildWeb().catch(reportFailure);
