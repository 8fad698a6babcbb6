import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The request of one call. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | null;
  readonly body: string;
  readonly credentials: RequestCredentials;
}

export interface LocalApi {
  /**
   * The requests to the API. The check of a lost connection is answered and not listed: test files share their
   * modules, and one that ran before may have left it repeating.
   */
  readonly calls: Call[];
  /** The responses to the next calls. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/**
 * A real HTTP server for the bundle's own calls. In Node, relative addresses have no origin, so `fetch` gets one; the
 * rest is Node's own.
 */
export async function startLocalApi(): Promise<LocalApi> {
  const calls: Call[] = [];
  const credentials: RequestCredentials[] = [];
  const api = {
    calls,
    answer: (_: IncomingMessage, response: ServerResponse) => void response.end("{}"),
    close,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const path = request.url ?? "";
    if (!path.startsWith("/api/")) return void response.end();
    calls.push({
      method: request.method ?? "",
      path,
      contentType: request.headers["content-type"] ?? null,
      body: Buffer.concat(chunks).toString(),
      credentials: credentials.shift() ?? "omit",
    });
    api.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const nodesFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(new URL(String(input), origin), init);
    if (new URL(request.url).pathname.startsWith("/api/")) credentials.push(request.credentials);
    return nodesFetch(request);
  };

  async function close(): Promise<void> {
    globalThis.fetch = nodesFetch;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  return api;
}

export function answerJson(status: number, body: unknown): LocalApi["answer"] {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };
}
