import { expect, onTestFinished, test } from "vitest";
import { startScriptedProvider } from "#tests/support/scripted-provider.ts";
import { callProvider, connectionFault } from "./identity-provider.ts";

test.each([
  [
    "S8.015",
    new DOMException("The operation was aborted due to timeout", "TimeoutError"),
    "timeout_error",
  ],
  ["S8.016", new Error("Network connection lost."), "connection_error"],
  ["S8.016", new Error("connect: Connection refused"), "connection_error"],
  ["S8.013", new Error("TLS peer's certificate is not trusted; reason = expired"), "tls_error"],
  ["S8.013", new Error("SSL handshake failed"), "tls_error"],
  ["S8.012", new Error("internal error; reference = 1ap1639l3qv"), "network_error"],
  ["S8.012", "something else", "network_error"],
])("%s a call that ends with %s is %s", (_statement, error, code) => {
  expect(connectionFault(error)).toBe(code);
});

test("S8.015 a body that stops coming is a time-out too", async () => {
  const provider = await startScriptedProvider();
  onTestFinished(() => provider.close());
  provider.scripts.token = (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write("{");
  };
  await expect(callProvider(`${provider.issuer}/token`, {}, 100)).rejects.toMatchObject({
    code: "timeout_error",
  });
});
