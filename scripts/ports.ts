import { createServer } from "node:net";

/** The port itself when nothing listens on it, else null. Port 0 asks for any. */
export async function claimPort(port: number): Promise<number | null> {
  for (const host of ["127.0.0.1", "::1"]) {
    const free = await tryListen(port, host);
    if (free === "taken") return null;
    if (port === 0 && typeof free === "number") return free;
  }
  return port;
}

/** The first free port from `first` on. */
export async function firstFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    const free = await claimPort(port);
    if (free !== null) return free;
  }
  throw new Error(`No free port from ${first} to ${first + 99}.`);
}

function tryListen(port: number, host: string): Promise<number | "taken" | "no such address"> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRINUSE" ? "taken" : "no such address"),
    );
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}
