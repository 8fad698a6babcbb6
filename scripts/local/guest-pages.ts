import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { guestPages } from "#schema/links/links-paths.ts";

const folder = "web/guest";
/** Where the Worker has the pages of guests from, which it fills in (scripts/build/guest.ts). */
const served = "dist/web/guest";
const pages = ["guest.html", "link-ended.html"] as const;
/** `/l/`, `/w/` */
const paths = Object.values(guestPages).map((path) => path.replace(/:.*$/, ""));

/** Gives the Worker the pages of guests as they are written, with what they load from Vite. */
export async function copyGuestPages(): Promise<void> {
  await mkdir(served, { recursive: true });
  for (const page of pages) {
    const html = await readFile(`${folder}/${page}`, "utf8");
    await writeFile(`${served}/${page}`, html.replaceAll('="./', '="/guest/'));
  }
}

/** Serves the pages of guests as the Worker fills them in, with hot reload, which their policy would not let in. */
export function guestPagesFrom(worker: string): Plugin {
  return {
    name: "guest-pages",
    configureServer({ middlewares, transformIndexHtml, ws, watcher }) {
      middlewares.use((request, response, next) => {
        const { url = "" } = request;
        if (!paths.some((path) => url.startsWith(path))) return next();
        servePage({ request, response, url, worker, transform: transformIndexHtml }).catch(next);
      });
      watcher.on("change", (file) => {
        if (!pages.some((page) => file.endsWith(`${folder}/${page}`))) return;
        void copyGuestPages().then(() => ws.send({ type: "full-reload" }));
      });
    },
  };
}

interface GuestRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  readonly worker: string;
  readonly transform: (url: string, html: string) => Promise<string>;
}

async function servePage({ request, response, url, worker, transform }: GuestRequest) {
  const { cookie = "", "accept-language": language = "" } = request.headers;
  const headers = { "Accept-Language": language, Cookie: cookie };
  const answer = await fetch(new URL(url, worker), { headers, redirect: "manual" });
  const html = await answer.text();
  response.statusCode = answer.status;
  response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "text/html");
  response.setHeader("Cache-Control", "no-store");
  const [path = ""] = url.split("?");
  response.end(await transform(path, html));
}
