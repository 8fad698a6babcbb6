import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Script = (response: ServerResponse) => void;

export interface ScriptedProvider {
  readonly issuer: string;
  discovery: Script;
  token: Script;
  readonly metadata: () => Record<string, unknown>;
  readonly close: () => Promise<void>;
}

/** Responds with a status and a body, JSON unless `type` is given. */
export function answer(status: number, body: unknown, type = "application/json"): Script {
  return (response) => {
    response.writeHead(status, { "Content-Type": type });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

/** An identity provider that misbehaves as scripted; at the start only its discovery is valid. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = createServer((request, response) => {
    const isDiscovery = request.url?.startsWith("/.well-known/openid-configuration") === true;
    (isDiscovery ? provider.discovery : provider.token)(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
  });
  const provider: ScriptedProvider = {
    issuer,
    metadata,
    discovery: answer(200, metadata()),
    token: answer(404, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}
