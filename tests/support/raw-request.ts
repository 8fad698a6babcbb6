import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";

interface RawRequest {
  readonly method: string;
  /** Sent unchanged, also `//elsewhere.example`. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | null;
}

export interface RawAnswer {
  readonly status: number;
  /** As received: names and values alternate. */
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/**
 * A request exactly as given, over a connection of its own: without an `Origin`, and with a `Host` and a path that no
 * `fetch` would send.
 */
export function rawRequest(
  url: string,
  { method, path, headers = {}, body = null }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === null ? {} : { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            rawHeaders: response.rawHeaders,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body ?? undefined);
  });
}
