import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Person, shownName } from "#schema/people/person.ts";
import { toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ExpandableList } from "#web/ui/expandable-list.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { DealingsSource } from "../dealings.ts";
import { mergeDialog } from "../lazy-dialogs.ts";
import { changePerson } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";
import { distinctionOf, findDuplicates, type Pair } from "./merge-form.ts";

/** So many pairs are named until all are asked for, which are at most so many: of many equal people there are thousands. */
const namedFirst = 2;
const namedAtMost = 50;

/** Names who may be in the list twice, each with a way to compare the two. */
export function PossibleDuplicates({ source }: { readonly source: DealingsSource }) {
  const t = useTranslations("people.merge.duplicates");
  const { people } = source;
  const pairs = useMemo(() => findDuplicates(people, namedAtMost), [people]);
  const [compared, setCompared] = useState<Pair | null>(null);
  const close = () => setCompared(null);
  const keepBoth = useKeepBoth();
  return (
    <>
      {pairs.length > 0 && (
        <section aria-label={t("label")} className="mt-4 border-y border-rule py-1.5 print:hidden">
          <ExpandableList
            items={pairs}
            shownFirst={namedFirst}
            showAll={t(pairs.length < namedAtMost ? "all" : "first", { count: pairs.length })}
          >
            {([one, other]) => (
              <li
                key={`${one.id} ${other.id}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-1 text-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  <Twice one={one} other={other} />
                </span>
                <span className="flex flex-wrap gap-x-6">
                  <TextButton onClick={() => setCompared([one, other])}>
                    {t.rich("compare", wordsOf([one, other]))}
                  </TextButton>
                  <TextButton onClick={() => keepBoth([one, other])}>
                    {t.rich("keepBoth", wordsOf([one, other]))}
                  </TextButton>
                </span>
              </li>
            )}
          </ExpandableList>
        </section>
      )}
      {compared && (
        <LazyDialog part={mergeDialog} isOpen onClose={close}>
          {({ MergeDialog }) => (
            <MergeDialog
              isOpen
              person={compared[0]}
              other={compared[1]}
              source={source}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}

function wordsOf([one, other]: Pair) {
  return { name: shownName(one), other: shownName(other), hidden: visuallyHidden };
}

/** Notes that two people are not one, which can be undone from the toast. */
function useKeepBoth() {
  const t = useTranslations("people.merge.duplicates");
  const showFailure = usePeopleFailure();
  const { submit } = useSubmit();

  return (pair: Pair): void => {
    const { person, input } = distinctionOf(pair);
    void submit({
      send: () => changePerson({ person, input }),
      onDone: (changed) => {
        const before = { person: changed, input: { distinctFrom: person.distinctFrom } };
        const action = offerUndo({
          label: t("undo"),
          send: () => changePerson(before),
          onDone: () => toast({ title: t("undone") }),
          onError: (error, again) => showFailure(error, t("failed"), again),
        });
        toast({ title: t("kept"), action });
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  };
}

interface TwiceProps {
  readonly one: Person;
  readonly other: Person;
}

function Twice({ one, other }: TwiceProps) {
  const t = useTranslations("people.merge.duplicates");
  const [name, otherName] = [shownName(one), shownName(other)];
  return name === otherName ? t("sameName", { name }) : t("otherName", { name, other: otherName });
}
