import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { apiPaths } from "#schema/api-paths.ts";
import { startExchangeRates } from "../stand-ins/exchange-rates.ts";
import { startIdentityProvider } from "../stand-ins/identity-provider.ts";
import { offline } from "./offline.ts";
import { firstFreePort } from "./ports.ts";
import { run, wrangler } from "./run.ts";
import { readLocalSettings, writeWorkerVars } from "./settings.ts";
import { readRemembered, remember, stateDirectory } from "./state.ts";
import { startLocalStripe } from "./stripe.ts";
import { untilDead } from "./watch-server.ts";

interface StackOptions {
  /** Where people reach the application. */
  readonly appUrl: string;
  /** Where workerd listens: the application's own port, or one behind the development server. */
  readonly workerPort: number;
  readonly progress: (step: string) => void;
  /** Over the local settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface LocalStack {
  readonly stop: () => Promise<void>;
  /** @throws Error when workerd ended or was killed, rather than stopped by `stop`. */
  readonly untilStopped: () => Promise<void>;
  /** The page of the stand-in for Stripe; null when payments go to Stripe itself. */
  readonly stripePage: string | null;
}

const startLimit = 60_000;

/** Everything but the web bundle: the migrated database, the stand-ins that are needed, and workerd. */
export async function startLocalStack(options: StackOptions): Promise<LocalStack> {
  const { appUrl, workerPort, progress } = options;
  progress("Preparing the local database");
  await run(
    "Migrating the local database",
    ...wrangler("d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDirectory),
  );
  progress("Starting the local stand-ins");
  const { settings, stripePage, closeStandIns } = await startStandIns(options);
  progress("Starting workerd");
  const worker = startWorkerd(workerPort, writeWorkerVars({ ...settings, APP_URL: appUrl }));
  const ended = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      // Otherwise workerd would continue after wrangler has ended.
      endGroupOf(worker, "SIGKILL");
      resolve();
    });
  });
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    if (isRunning(worker)) endGroupOf(worker, "SIGTERM");
    await Promise.all([ended, closeStandIns()]);
  };
  const untilStopped = async () => {
    await Promise.race([ended, untilDead(workerPort)]);
    if (isStopping) return ended;
    await stop();
    throw new Error("workerd has died, or was killed; what it said is above.");
  };
  process.once("exit", () => {
    if (isRunning(worker)) endGroupOf(worker, "SIGKILL");
  });
  try {
    await answers(`http://localhost:${workerPort}${apiPaths.currencyRates}`, worker);
    await readRatesOnce(workerPort);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, untilStopped, stripePage };
}

/** Starts a stand-in for each outside party that no setting names. */
async function startStandIns({ appUrl, workerPort, settings: own }: StackOptions) {
  const settings = { ...readLocalSettings(), ...own };
  const standIns: { close(): Promise<void> }[] = [];
  if (settings.OIDC_ISSUER === undefined) {
    const identityPort = await firstFreePort(readRemembered().identityPort ?? workerPort + 1);
    remember({ identityPort });
    const provider = await startIdentityProvider({
      port: identityPort,
      redirectUris: [`${appUrl}${apiPaths.loginCallback}`],
      postLogoutRedirectUris: [`${appUrl}/`],
      clientId: settings.OIDC_CLIENT_ID ?? "",
      clientSecret: settings.OIDC_CLIENT_SECRET ?? "",
    });
    settings.OIDC_ISSUER = provider.issuer;
    standIns.push(provider);
  }
  if (settings.RATES_URL === undefined) {
    const rates = await startExchangeRates({ port: 0 });
    settings.RATES_URL = rates.url;
    standIns.push(rates);
  }
  let stripePage: string | null = null;
  if (settings.STRIPE_SECRET_KEY === undefined) {
    const stripe = await startLocalStripe(workerPort);
    Object.assign(settings, stripe.settings);
    stripePage = stripe.standIn.url;
    standIns.push(stripe.standIn);
  }
  const closeStandIns = () => Promise.all(standIns.map((standIn) => standIn.close()));
  return { settings, stripePage, closeStandIns };
}

function startWorkerd(port: number, varsFile: string): ChildProcess {
  const [command, args] = wrangler(
    "dev",
    ...["--port", String(port), "--inspector-port", "0", "--persist-to", stateDirectory],
    ...["--env-file", varsFile, "--log-level", "error", "--show-interactive-dev-session=false"],
  );
  // A process group of its own, so that wrangler and the workerd below it end together.
  return spawn(command, args, {
    env: { ...process.env, ...offline },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function endGroupOf(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // No process of the group is left.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function answers(url: string, worker: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    if (!isRunning(worker)) throw new Error("workerd ended while starting; see above.");
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`Nothing answered at ${url} within a minute.`);
}

/** Nothing runs the cron on this machine, so the rate is read once at the start. */
async function readRatesOnce(port: number): Promise<void> {
  const cron = encodeURIComponent("45 20 * * *");
  await fetch(`http://localhost:${port}/cdn-cgi/handler/scheduled?cron=${cron}`);
}
