import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { WishKind } from "#schema/links/entry.ts";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { useVoice } from "../voice.ts";
import { type EntryProblem, findProblems, sendEntry, type TypedEntry } from "./send-entry.ts";

export interface EntryFormProps {
  readonly kind: WishKind;
  readonly workId: string;
  /** By name. */
  readonly artist: string;
  readonly onSent: () => void;
}

const empty: TypedEntry = { name: "", contact: "", message: "", website: "" };

/** What a guest writes of a work; it stays typed until it was sent. */
export function EntryForm({ kind, workId, artist, onSent }: EntryFormProps) {
  const { t } = useVoice();
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<EntryProblem>({});
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => keepIdempotencyKeys());
  const form = useRef<HTMLFormElement>(null);
  const { fields = {} } = problem;
  const errorOf = (field: keyof typeof fields) => {
    const code = fields[field];
    return code && t(`entry.errors.${code}`);
  };

  // On a phone it opens out of view.
  useEffect(() => {
    form.current?.querySelector("input")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => {
    if (problem.fields) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem]);

  function change(field: keyof TypedEntry): (value: string) => void {
    return (value) => setTyped((before) => ({ ...before, [field]: value }));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const found = findProblems(typed);
    if (found) return setProblem(found);
    setSending(true);
    const entry = { ...typed, kind, workId };
    const refused = await sendEntry(entry, keys.keyFor(entry));
    setSending(false);
    if (refused) setProblem(refused);
    else onSent();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 pt-5"
    >
      {kind === "hold" && <p className="text-2 text-ink-2">{t("entry.terms", { artist })}</p>}
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <TextField
          label={t("entry.name")}
          value={typed.name}
          onChange={change("name")}
          error={errorOf("name")}
          maxLength={entryLimits.nameCharacters}
          autoComplete="name"
        />
        <TextField
          label={t("entry.contact")}
          value={typed.contact}
          onChange={change("contact")}
          error={errorOf("contact")}
          maxLength={entryLimits.contactCharacters}
          autoComplete="email"
        />
      </div>
      <TextAreaField
        label={t("entry.message")}
        note={t("entry.optional")}
        value={typed.message}
        onChange={change("message")}
        error={errorOf("message")}
        maxLength={entryLimits.messageCharacters}
        rows={2}
      />
      <input
        name="website"
        value={typed.website}
        onChange={(event) => change("website")(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="hidden"
      />
      {problem.whole && (
        <p role="alert" className="text-2 text-error">
          {t(`entry.errors.${problem.whole}`)}
        </p>
      )}
      <div>
        <Button type="submit" variant="filled" isBusy={isSending} className="w-full lg:w-auto">
          {t(isSending ? "entry.sending" : "entry.send")}
        </Button>
      </div>
    </form>
  );
}
