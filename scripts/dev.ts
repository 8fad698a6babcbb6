import { createServer } from "vite";
import { applicationPort } from "./local/application-port.ts";
import { copyGuestPages, guestPagesFrom } from "./local/guest-pages.ts";
import { firstFreePort } from "./local/ports.ts";
import { exitOnSignal, reportFailure, stopOnSignal } from "./local/process.ts";
import { startLocalStack } from "./local/stack.ts";
import { stateDirectory } from "./local/state.ts";
import { requireWritable } from "./local/writable.ts";

/** `npm run dev`: Vite in front with hot reload, workerd behind it reloading the Worker. */
async function develop(): Promise<void> {
  exitOnSignal();
  const port = await applicationPort("npm run dev");
  await requireWritable(stateDirectory);
  const appUrl = `http://localhost:${port}`;
  const workerPort = await firstFreePort(port + 10);
  const progress = (step: string) => console.log(`  ${step}…`);
  await copyGuestPages();
  const stack = await startLocalStack({ appUrl, workerPort, progress });
  const server = await createServer({
    configFile: "web/vite.config.ts",
    plugins: [guestPagesFrom(`http://localhost:${workerPort}`)],
    server: {
      port,
      strictPort: true,
      proxy: { "/api": `http://localhost:${workerPort}` },
    },
  });
  await server.listen();
  stopOnSignal({
    stop: async () => {
      await Promise.all([server.close(), stack.stop()]);
    },
  });
  console.log(`\nArt Pricing Tool, reloading on change: ${appUrl}  (Ctrl-C stops it)\n`);
  if (stack.stripePage) console.log(`Payments end in a stand-in for Stripe: ${stack.stripePage}\n`);
  await stack.untilStopped();
}

await develop().catch(reportFailure);
