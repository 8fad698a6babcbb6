import { isPortFree } from "./ports.ts";

/**
 * The port that the application is to have: PORT, or 8787.
 * @throws Error that says what to do when it is no port, or taken.
 */
export async function applicationPort(command: string): Promise<number> {
  const port = Number(process.env.PORT ?? 8787);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  if (!(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken. Choose another: PORT=9000 ${command}`);
  }
  return port;
}
