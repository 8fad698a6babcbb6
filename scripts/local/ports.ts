import { createServer } from "node:net";

/** Whether nothing listens on the port, on either loopback address. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    if (await isTaken(port, host)) return false;
  }
  return true;
}

/** The first free port from `first` on. */
export async function firstFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + 99}.`);
}

/** A machine may lack one of the two addresses; what is not there cannot be taken. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
