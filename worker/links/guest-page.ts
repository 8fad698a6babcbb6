import { guestLocale } from "#schema/links/guest-title.ts";
import { type FirstView, firstViewOf, type GuestAnswer } from "./first-view.ts";
import { visualArtwork } from "./visual-artwork.ts";

/** A page of web/guest/, as it was built, and what is to be written into it. */
interface GuestPage {
  readonly built: Response;
  readonly answer: GuestAnswer;
  /** The last part of the page's path. */
  readonly address: string;
  /** The header `Accept-Language`. */
  readonly accepted: string;
  readonly appUrl: string;
}

/**
 * Writes the title, the first data, the first picture and its label into the built page, so that a phone needs one answer
 * before it paints. Text is escaped by the platform, attributes by `toAttribute`, JSON by `toScript`.
 */
export function fillGuestPage({ built, answer, address, accepted, appUrl }: GuestPage): Response {
  const locale = guestLocale(answer.language, accepted);
  const view = firstViewOf(answer, address, locale);
  const page = new HTMLRewriter()
    .on("html", attributes({ lang: locale }))
    .on("title", text(view.title))
    .on("meta[name=description]", attributes({ content: view.description }))
    .on("#root", attributes({ "data-kind": answer.kind, "data-rows": rowsOfHead(answer) }))
    .on("#guest-data", script(answer))
    .on("link[data-for]", onlyFor([locale, answer.kind]));
  if (answer.kind === "label" && answer.isPublic) {
    const work = visualArtwork(answer, { address, locale, appUrl });
    page.on("head", previewOf(work));
  }
  fillFirstView(page, view);
  return page.transform(built);
}

/** On a phone, the languages and the document have a row of their own below the name. */
function rowsOfHead({ kind, language }: GuestAnswer): string {
  return language !== "en" && language !== "fr" && kind !== "label" ? "2" : "1";
}

type Handlers = HTMLRewriterElementContentHandlers;

function fillFirstView(page: HTMLRewriter, { artist, head, work }: FirstView): void {
  const fill = (name: string, handlers: Handlers) => page.on(`[data-first="${name}"]`, handlers);
  fill("artist", text(artist));
  fill("head", unless(head === null));
  fill("heading", text(head?.heading ?? ""));
  fill("note", head?.note ? text(head.note) : removed);
  fill("work", unless(work === null));
  if (work === null) return;
  const { picture, title, style } = work;
  fill("picture", picture === null ? removed : attributes({ src: picture, alt: title, style }));
  fill("title", text(title));
  fill("year", text(work.year));
  fill("made", text(work.made));
}

const removed: Handlers = { element: (element) => void element.remove() };

function unless(isRemoved: boolean): Handlers {
  return isRemoved ? removed : {};
}

/** Of the parts that may be loaded beside the script, those that this page uses. */
function onlyFor(uses: readonly string[]): Handlers {
  return {
    element(link) {
      if (!uses.includes(link.getAttribute("data-for") ?? "")) link.remove();
    },
  };
}

function text(content: string): Handlers {
  return { element: (element) => void element.setInnerContent(content) };
}

function attributes(values: Readonly<Record<string, string>>): Handlers {
  return {
    element(element) {
      for (const [name, value] of Object.entries(values))
        element.setAttribute(name, toAttribute(value));
    },
  };
}

function script(data: object): Handlers {
  return { element: (element) => void element.setInnerContent(toScript(data), { html: true }) };
}

/** JSON that is safe within a script: nothing in it ends the script or begins a comment. */
function toScript(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What search engines and messaging programs read of a label that is shown to everybody. */
function previewOf(work: ReturnType<typeof visualArtwork>): Handlers {
  const properties = { "og:title": work.name, "og:image": work.image };
  return {
    element(head) {
      for (const [property, content = ""] of Object.entries(properties)) {
        if (content === "") continue;
        head.append(`<meta property="${property}" content="${toAttribute(content)}">`, {
          html: true,
        });
      }
      head.append(`<script type="application/ld+json">${toScript(work)}</script>`, { html: true });
    },
  };
}

function toAttribute(value: string): string {
  return value.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
