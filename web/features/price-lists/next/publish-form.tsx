import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { earliestToday } from "#schema/days.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { useKeepFocus } from "#web/ui/use-keep-focus.ts";
import type { PriceListSectionProps, PriceListView } from "../view.ts";
import { BlockedReasons } from "./blocked-reasons.tsx";
import { dayError, usualDay } from "./holds-from.ts";
import type { PreviewedWork } from "./list-preview.ts";
import { useCountWords } from "./use-count-words.ts";
import type { Blocked } from "./use-next-list.ts";

interface PublishFormProps extends PriceListSectionProps {
  readonly outcomes: readonly PreviewedWork[];
  readonly blocked: readonly Blocked[];
}

/** The day, what will happen on it, and the page's one filled button. */
export function PublishForm({ view, actions, outcomes, blocked }: PublishFormProps) {
  const t = useTranslations("priceList.next");
  const { draft, settings, latest, now } = view;
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(true);
  const [kind, setKind] = useState<"publish" | "keep" | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, isSending } = useSubmit();
  const busy = isSending ? kind : null;
  const day = typed ?? settings.holdsFrom ?? usualDay(now, latest?.holdsFrom ?? null);
  const error = dayError(day, now);
  const isInDraft = draft !== null && (typed === null || typed === draft.holdsFrom);
  const ways = useKeepFocus(isInDraft);

  useEffect(() => {
    // The draft has stored the day, so what was typed is no longer needed.
    if (typed !== null && typed === settings.holdsFrom) setTyped(null);
  }, [typed, settings.holdsFrom]);

  function send(pressed: "publish" | "keep", call: () => Promise<void>): void {
    setChecked(true);
    if (error !== null) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    if (pressed === "publish" && blocked.length > 0) {
      form.current?.querySelector<HTMLElement>("[data-blocked] a")?.focus();
      return;
    }
    if (!isSending) setKind(pressed);
    // Where it fails the action has shown why; the day that was typed stays.
    void submit({ send: call, onDone: () => setTyped(null) });
  }

  const publish = () =>
    send("publish", async () => {
      // Only a draft can be published.
      if (draft === null) await actions.changeDraft({ holdsFrom: day });
      await actions.publish(day);
    });
  const keepDay = () => send("keep", () => actions.changeDraft({ holdsFrom: day }));

  /** A draft has what is typed; without one, it is kept on demand. */
  function leave({ relatedTarget }: FocusEvent): void {
    // An error under the field would move a button away while it is being clicked.
    if (!relatedTarget?.matches("button:active")) setChecked(true);
    if (!draft || typed === null || error !== null || typed === draft.holdsFrom) return;
    // Publishing waits for it; where it cannot be saved, the page says so.
    actions.changeDraft({ holdsFrom: typed }).catch(() => {});
  }

  return (
    <Form ref={form} onSubmit={publish} className="pt-6 print:hidden">
      <TextField
        type="date"
        label={t("day.label")}
        value={day}
        min={earliestToday(now)}
        onChange={(chosen) => {
          setTyped(chosen);
          setChecked(false);
        }}
        onBlur={leave}
        error={isChecked && error ? t(`day.${error}`) : undefined}
      />
      <Consequences view={view} outcomes={outcomes} day={error === null ? day : null} />
      <BlockedReasons blocked={blocked} units={view.units} />
      <div
        ref={ways}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 outline-none"
      >
        <Button
          type="submit"
          variant="filled"
          isDisabled={blocked.length > 0}
          isBusy={busy === "publish"}
        >
          {t(busy === "publish" ? "publishing" : "publish")}
        </Button>
        {isInDraft ? (
          <p className="text-1 text-ink-2">{t("kept")}</p>
        ) : (
          <TextButton onClick={keepDay}>{t(busy === "keep" ? "keeping" : "keep")}</TextButton>
        )}
      </div>
    </Form>
  );
}

interface ConsequencesProps {
  readonly view: PriceListView;
  readonly outcomes: readonly PreviewedWork[];
  /** Null while it is none. */
  readonly day: string | null;
}

/** What publishing leads to, and when. */
function Consequences({ view, outcomes, day }: ConsequencesProps) {
  const t = useTranslations("priceList.next.counts");
  const format = useFormat();
  const count = useCountWords();
  const { inForce, latest, works, now } = view;
  const isLater = day !== null && day > earliestToday(now);
  return (
    <p aria-live="polite" className="pt-3 text-1 text-ink-2">
      {count(outcomes)}
      {works.some(({ status }) => status === "sold") && ` ${t("sold")}`}
      {isLater &&
        // Where another list is planned, its own note says when.
        latest === inForce &&
        (inForce?.holdsFrom
          ? ` ${t("until", { date: format.day(day), before: format.day(inForce.holdsFrom) })}`
          : ` ${t("untilFirst", { date: format.day(day) })}`)}
    </p>
  );
}
