import type { ServerResponse } from "node:http";
import { startServer } from "./local-server.ts";

export type Script = (response: ServerResponse) => void;

export interface ScriptedProvider {
  readonly issuer: string;
  readonly scripts: { discovery: Script; token: Script };
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
  const scripts = { discovery: answer(404, {}), token: answer(404, {}) };
  const { port, close } = await startServer((request, response) => {
    const isDiscovery = request.url?.startsWith("/.well-known/openid-configuration") === true;
    (isDiscovery ? scripts.discovery : scripts.token)(response);
  });
  const issuer = `http://localhost:${port}`;
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
  });
  scripts.discovery = answer(200, metadata());
  return { issuer, metadata, scripts, close };
}
