import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { type AcceptedEntry, acceptedEntrySchema, type Entry } from "#schema/links/entry.ts";
import { entryAcceptancePath } from "#schema/links/links-paths.ts";
import { callFor } from "#web/api/api.ts";
import { changeOnce, fetchAnew } from "#web/api/change-once.ts";
import { declineEntry, findDecided, putEntry, refetchEntries } from "#web/api/entries.ts";
import { peopleQuery, putPerson } from "#web/api/people.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { putWork, refetchWorks } from "../cached-works.ts";
import { artworksQuery } from "../queries.ts";
import { changeShownWork, refetchHistory } from "../record-queries.ts";

/**
 * Accepts or declines what a guest sent, once. A hold that came of it can be undone as one made by hand.
 * @param onChanged Fetches anew what else shows it, before that is said.
 */
export function useDecideEntry(onChanged: () => Promise<void> = nothing) {
  const t = useTranslations("dealings.entry");
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();

  function onError(error: unknown, action?: ToastAction): void {
    const refused = { title: t("refused.title"), text: t("refused.text") };
    if (showRefused(error, () => refused))
      void Promise.all([refetchEntries(), refetchWorks(), onChanged()]);
    else showFailure(error, { text: t("failed"), action });
  }

  function offerRelease(held: Artwork): ToastAction {
    return offerUndo({
      label: t("undo"),
      send: async () => {
        await changeShownWork({
          work: held,
          change: { kind: "status", input: { status: "available" } },
        });
        await onChanged();
      },
      onDone: () => toast({ title: t("undone", { title: held.title }) }),
      onError,
    });
  }

  return {
    isSending,
    accept: (entry: Entry) =>
      void submit({
        send: async () => {
          const accepted = await acceptEntry(entry);
          await putPerson(accepted.person);
          const { artwork } = accepted;
          if (artwork) {
            putWork(artwork);
            await refetchHistory(artwork.id);
          }
          await onChanged();
          return artwork;
        },
        onDone: (artwork) => {
          const { name } = entry;
          if (artwork === null) toast({ title: t("done.interest", { name }) });
          else {
            toast({
              title: t("done.hold", { title: artwork.title, name }),
              action: offerRelease(artwork),
            });
          }
        },
        onError,
      }),
    decline: (entry: Entry) =>
      void submit({
        send: async () => {
          await declineEntry(entry);
          await onChanged();
        },
        onDone: () => toast({ title: t("done.declined", { name: entry.name }) }),
        onError,
      }),
  };
}

export type EntryDecisions = ReturnType<typeof useDecideEntry>;

/** Accepts an entry: a hold holds its work until the day after tomorrow, and who wrote it is one of the people. */
async function acceptEntry({ id, kind }: Entry): Promise<AcceptedEntry> {
  const path = entryAcceptancePath(id);
  const accepted = await changeOnce({
    name: path,
    send: () => callFor(acceptedEntrySchema, "POST", path, { body: {} }),
    findMade: async () => {
      const entry = await findDecided(id, "accepted");
      const people = await fetchAnew(peopleQuery);
      const person = people.find((one) => one.id === entry?.personId);
      const works = kind === "hold" ? await fetchAnew(artworksQuery) : [];
      const artwork = works.find((work) => work.id === entry?.workId) ?? null;
      return entry && person ? { entry, artwork, person } : null;
    },
  });
  await putEntry(accepted.entry);
  return accepted;
}

async function nothing(): Promise<void> {}
