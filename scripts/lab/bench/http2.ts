import { execFileSync } from "node:child_process";
import { preview } from "vite";
import { firstFreePort } from "../../local/ports.ts";
import { benchDirectory } from "./bundle.ts";

/**
 * Serves what is at `origin` over HTTP/2 and returns host and port. The platform serves HTTP/2, and a local workerd
 * HTTP/1.1 alone, in which a browser asks for six files at a time. Browsers require HTTPS for it; the Worker receives
 * its own address as host and origin.
 */
export async function serveHttp2(
  origin: string,
  appUrl: string,
): Promise<{ host: string; close: () => Promise<void> }> {
  const port = await firstFreePort(9470);
  const server = await preview({
    configFile: false,
    root: benchDirectory,
    logLevel: "error",
    preview: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      https: createCertificate(),
      proxy: {
        "/": {
          target: origin,
          headers: { host: new URL(appUrl).host },
          configure: (proxy) =>
            proxy.on("proxyReq", (request) => {
              if (request.hasHeader("Origin")) request.setHeader("Origin", appUrl);
            }),
        },
      },
    },
  });
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}

/** Valid for a day, for localhost; the browser's flags disable its check. */
function createCertificate(): { key: string; cert: string } {
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const both = execFileSync(
    "openssl",
    ["req", "-x509", ...curve, "-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout", "-"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  return { key: both, cert: both };
}
