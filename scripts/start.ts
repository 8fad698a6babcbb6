import { buildWeb } from "./build/web.ts";
import { applicationPort } from "./local/application-port.ts";
import { exitOnSignal, reportFailure, stopOnSignal } from "./local/process.ts";
import { startLocalStack } from "./local/stack.ts";
import { stateDirectory } from "./local/state.ts";
import { requireWritable } from "./local/writable.ts";

/** `npm start`: the whole product on this machine, on its embedded defaults. */
async function start(): Promise<void> {
  exitOnSignal();
  const port = await applicationPort("npm start");
  const appUrl = `http://localhost:${port}`;
  const progress = (step: string) => console.log(`  ${step}…`);
  await requireWritable(stateDirectory);
  progress("Building the web bundle");
  await buildWeb();
  const stack = await startLocalStack({ appUrl, workerPort: port, progress });
  stopOnSignal(stack);
  console.log(`\nArt Pricing Tool: ${appUrl}  (Ctrl-C stops it)\n`);
  if (stack.stripePage) console.log(`Payments end in a stand-in for Stripe: ${stack.stripePage}\n`);
  await stack.untilStopped();
}

await start().catch(reportFailure);
