import { buildWeb } from "./build-web.ts";
import { startLocalStack } from "./local-stack.ts";
import { claimPort } from "./ports.ts";
import { reportFailure, stopOnSignal } from "./process.ts";

/** `npm start`: the whole product on this machine, on its embedded defaults. */
async function start(): Promise<void> {
  const port = Number(process.env.PORT ?? 8787);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  if ((await claimPort(port)) === null) {
    throw new Error(`Port ${port} is taken. Choose another: PORT=${port + 1000} npm start`);
  }
  const appUrl = `http://localhost:${port}`;
  const progress = (step: string) => console.log(`  ${step}…`);
  progress("Building the web bundle");
  await buildWeb();
  const stack = await startLocalStack({ appUrl, workerPort: port, progress });
  stopOnSignal(stack);
  console.log(`\nArt Pricing Tool: ${appUrl}  (Ctrl-C stops it)\n`);
  await stack.ended;
}

await start().catch(reportFailure);
