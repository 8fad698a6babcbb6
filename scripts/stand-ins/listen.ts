import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in that listens. */
interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Lets a stand-in be reached on this machine alone; port 0 takes any free one. */
export async function listen(
  server: Server,
  port: number,
  host: "127.0.0.1" | "localhost" = "127.0.0.1",
): Promise<Listening> {
  await once(server.listen(port, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
