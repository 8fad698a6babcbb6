import { type OutgoingHttpHeaders, request } from "node:http";

const megabyte = 1024 * 1024;

/**
 * Sends a chunked body as fast as it is read, until there is a response, the connection is closed, or the body ends.
 * Returns how many megabytes were read.
 */
export function uploadWithoutLength(
  url: string,
  path: string,
  method: string,
  headers: OutgoingHttpHeaders,
  megabytes = 100,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const chunk = Buffer.alloc(megabyte / 4, " ");
  return new Promise((resolve) => {
    const end = () => {
      resolve((sent.socket?.bytesWritten ?? 0) / megabyte);
      sent.destroy();
    };
    const sent = request({ hostname, port, path, method, headers, agent: false }, end);
    let left = megabytes * 4;
    const send = () => {
      for (; left > 0; left -= 1) {
        if (sent.destroyed) return;
        if (!sent.write(chunk)) {
          left -= 1;
          sent.once("drain", send);
          return;
        }
      }
      sent.end();
    };
    sent.on("error", end);
    send();
  });
}

/** Announces a body of this length and sends none of it. */
export function announceUpload(
  url: string,
  path: string,
  method: string,
  headers: OutgoingHttpHeaders,
  megabytes = 100,
): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const announced = { ...headers, "Content-Length": megabytes * megabyte };
    const sent = request(
      { hostname, port, path, method, headers: announced, agent: false },
      (response) => {
        resolve(response.statusCode ?? 0);
        sent.off("error", reject).on("error", () => undefined);
        sent.destroy();
      },
    );
    sent.on("error", reject);
    sent.flushHeaders();
  });
}
