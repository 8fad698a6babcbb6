import { useRef, useState } from "react";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import type { AgreementVoice } from "./agreement-voice.ts";
import { type Refusal, readAgain, sendToArtist } from "./send-to-artist.ts";

type Text = Parameters<AgreementVoice["t"]>[0];

export interface AgreementProps {
  readonly agreement: GuestConsignment;
  /** The agreement as it was read anew, and what happened. */
  readonly onRead: (agreement: GuestConsignment, done: Text | null) => void;
}

interface Problem {
  /** Which field, and what it says; null for the whole. */
  readonly field: string | null;
  readonly text: Text;
}

const fieldTexts: Readonly<Record<string, Text>> = {
  name: "consignment.errors.name",
  workId: "consignment.errors.work",
  date: "consignment.errors.date",
  priceCents: "consignment.errors.price",
};

/** Sends entries, shows what is wrong at its field, and reads the agreement again once something was sent or refused. */
export function useSending({ agreement, onRead }: AgreementProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => keepIdempotencyKeys());
  const form = useRef<HTMLFormElement>(null);

  function refuse(found: Problem): void {
    setProblem(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus(),
    );
  }

  async function explain(refusal: Refusal): Promise<void> {
    if ("field" in refusal) {
      const { field } = refusal;
      return refuse({ field, text: fieldTexts[field] ?? "consignment.errors.text" });
    }
    const { whole } = refusal;
    const read = whole === "impossible" ? await readAgain() : null;
    if (read) onRead(read, null);
    const isChanged = read !== null && read.seen !== agreement.seen;
    refuse({
      field: null,
      text: isChanged ? "consignment.errors.changed" : `consignment.errors.${whole}`,
    });
  }

  /** Null when it has arrived, once however often the same entry is tried until `run` has sent all. */
  function send(entry: object): Promise<Refusal | null> {
    return sendToArtist(entry, keys.keyFor(entry));
  }

  /** @param sendAll Answers what happened, or why it was refused. */
  async function run(sendAll: () => Promise<Refusal | Text>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const sent = await sendAll();
    if (typeof sent === "string") {
      keys.reset();
      const read = await readAgain();
      if (read) onRead(read, sent);
      else refuse({ field: null, text: "consignment.errors.unread" });
    } else await explain(sent);
    setSending(false);
  }

  return { problem, refuse, isSending, send, run, form };
}

/** What is wrong with a field. */
export function problemAt(problem: Problem | null, field: string): Text | null {
  return problem?.field === field ? problem.text : null;
}
