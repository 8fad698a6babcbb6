import { type ReactNode, type Ref, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { useKeepFocus } from "#web/ui/use-keep-focus.ts";
import { followDialog } from "#web/works/lazy-dialogs.ts";
import type { PriceListSectionProps, PriceListView } from "../view.ts";
import { previewList } from "./list-preview.ts";
import { useCountWords } from "./use-count-words.ts";
import { withOutcome } from "./use-next-list.ts";

/** A published list whose day is still to come: what happens then, and when. */
export function PlannedNote({ view }: Pick<PriceListSectionProps, "view">) {
  const { latest, inForce } = view;
  if (latest === null || latest === inForce) return null;
  return <Planned list={latest} view={view} />;
}

function Planned({ list, view }: { readonly list: PriceList; readonly view: PriceListView }) {
  const t = useTranslations("priceList.next.planned");
  const format = useFormat();
  const count = useCountWords();
  const outcomes = usePreview(list, view);
  const { inForce } = view;
  return (
    <Note title={t("title", { number: list.number ?? 0 })}>
      <p>{t("text", { date: format.day(list.holdsFrom ?? ""), works: count(outcomes) })}</p>
      {inForce && <p>{t("until", { number: inForce.number ?? 0 })}</p>}
    </Note>
  );
}

/** The list in force: what followed it, and the way to take that back, or to let more follow. */
export function InForceNote({ view, actions }: PriceListSectionProps) {
  return view.inForce && <InForce list={view.inForce} view={view} actions={actions} />;
}

type Busy = "undo" | "apply" | "follow";

function InForce({ list, view, actions }: PriceListSectionProps & { readonly list: PriceList }) {
  const t = useTranslations("priceList.next.inForce");
  const format = useFormat();
  const outcomes = usePreview(list, view);
  const { submit, isSending } = useSubmit();
  const [pressed, setPressed] = useState<Busy | null>(null);
  const busy = isSending ? pressed : null;
  const [isFollowing, setFollowing] = useState(false);
  const closeFollowing = () => setFollowing(false);
  const own = withOutcome(outcomes, "own").length;
  const waiting = withOutcome(outcomes, "waits").map(({ id }) => id);
  const isUndone = list.undoneAt !== null;
  const note = useKeepFocus(`${isUndone} ${waiting.length}`);
  const follow = view.works.filter(
    ({ askingPriceCents, listedCents, status }) =>
      askingPriceCents === null && listedCents !== null && status !== "sold",
  ).length;

  /** Where it fails the action has shown why. */
  function send(kind: Busy, call: () => Promise<void>): void {
    if (isSending) return;
    setPressed(kind);
    void submit({ send: call });
  }

  return (
    <Note ref={note} title={t("title", { number: list.number ?? 0 })}>
      <p>
        {t("since", { date: format.day(list.holdsFrom ?? "") })}{" "}
        {isUndone ? t("undone") : t("follow", { count: follow })}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 print:hidden">
        {isUndone ? (
          <Button
            isBusy={busy === "apply"}
            onClick={() => send("apply", () => actions.applyList(list, []))}
            className="mt-2"
          >
            {t(busy === "apply" ? "applying" : "apply")}
          </Button>
        ) : (
          list.appliedAt !== null && (
            <TextButton
              aria-busy={busy === "undo" || undefined}
              onClick={() => send("undo", () => actions.undoApplication(list))}
            >
              {t(busy === "undo" ? "undoing" : "undo")}
            </TextButton>
          )
        )}
      </p>
      {own > 0 && (
        <>
          <p className="pt-3">{t("own", { count: own })}</p>
          <TextButton onClick={() => setFollowing(true)} className="print:hidden">
            {t("followOwn", { count: own })}
          </TextButton>
        </>
      )}
      {isFollowing && (
        <LazyDialog part={followDialog} isOpen onClose={closeFollowing}>
          {({ FollowDialog }) => (
            <FollowDialog
              works={view.works}
              list={list}
              rates={view.rates}
              onClose={closeFollowing}
            />
          )}
        </LazyDialog>
      )}
      {waiting.length > 0 && !isUndone && (
        <>
          <p className="pt-3">{t("waiting", { count: waiting.length })}</p>
          <TextButton
            aria-busy={busy === "follow" || undefined}
            onClick={() => send("follow", () => actions.applyList(list, waiting))}
            className="print:hidden"
          >
            {t("followNow", { count: waiting.length })}
          </TextButton>
        </>
      )}
    </Note>
  );
}

/** What a published list does to the works as they are now. */
function usePreview(list: PriceList, { works, rates, now }: PriceListView) {
  return useMemo(() => previewList(works, list, rates, now), [works, list, rates, now]);
}

interface NoteProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  readonly children: ReactNode;
}

function Note({ ref, title, children }: NoteProps) {
  return (
    // It takes the focus when one of its buttons is gone.
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className="mt-8 border-t border-rule pt-4 text-2 text-ink-2 outline-none"
    >
      <h3 className="pb-1 font-display text-[1.1875rem]/[1.625rem] font-[460] text-ink">{title}</h3>
      {children}
    </section>
  );
}
