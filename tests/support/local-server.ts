import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

interface LocalServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A server that answers as the test says, for the Worker under test. */
export async function startServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
