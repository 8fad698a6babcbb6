import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Locale } from "#web/i18n/words.ts";
import { type GuestAnswer, readAnswer } from "./address.ts";
import { countOpened } from "./count-opened.ts";
import { GuestPage } from "./guest-page.tsx";
import { loadVoice } from "./voice.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into.");

void begin(root).catch(sayUnloaded);
countOpened();

// A page that comes back from the browser's cache says what was true when it left.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload();
});

/** What the Worker wrote is shown until what React shows in its place is loaded. */
async function begin(container: HTMLElement): Promise<void> {
  const answer = readAnswer();
  const locale: Locale = document.documentElement.lang === "fr-CA" ? "fr-CA" : "en-CA";
  const [shown, voice] = await Promise.all([loadShown(answer), loadVoice(locale)]);
  createRoot(container).render(
    <StrictMode>
      <GuestPage answer={answer} firstVoice={voice}>
        {shown}
      </GuestPage>
    </StrictMode>,
  );
}

/** A part that did not load leaves what the Worker wrote, and below it a word that this is not all. */
function sayUnloaded(error: unknown): void {
  console.warn("The page could not be loaded.", error);
  const note = document.getElementById("unloaded");
  if (note) note.hidden = false;
}

async function loadShown(answer: GuestAnswer): Promise<ReactNode> {
  if (answer.kind === "room") {
    const { RoomPage } = await import("./room/room-page.tsx");
    return <RoomPage room={answer} />;
  }
  if (answer.kind === "invoice") {
    const { InvoicePage } = await import("./invoice/invoice-page.tsx");
    return <InvoicePage invoice={answer} />;
  }
  if (answer.kind === "consignment") {
    const { ConsignmentPage } = await import("./consignment/consignment-page.tsx");
    return <ConsignmentPage agreement={answer} />;
  }
  const { LabelPage } = await import("./label/label-page.tsx");
  return <LabelPage label={answer} />;
}
