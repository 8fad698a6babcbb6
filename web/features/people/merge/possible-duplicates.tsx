import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Person, shownName } from "#schema/people/person.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ExpandableList } from "#web/ui/expandable-list.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { DealingsSource } from "../dealings.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { findDuplicates, type Pair } from "./merge-form.ts";

/** So many pairs are named until all are asked for. */
const namedFirst = 2;

/** Names who may be in the list twice, each with a way to compare the two. */
export function PossibleDuplicates({ source }: { readonly source: DealingsSource }) {
  const t = useTranslations("people.merge.duplicates");
  const { people } = source;
  const pairs = useMemo(() => findDuplicates(people), [people]);
  const [compared, setCompared] = useState<Pair | null>(null);
  return (
    <>
      {pairs.length > 0 && (
        <section aria-label={t("label")} className="mt-4 border-y border-rule py-1.5 print:hidden">
          <ExpandableList
            items={pairs}
            shownFirst={namedFirst}
            showAll={t("all", { count: pairs.length })}
          >
            {([one, other]) => (
              <li
                key={`${one.id} ${other.id}`}
                className="flex min-h-11 items-center py-1 justify-between gap-x-6 text-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  <Twice one={one} other={other} />
                </span>
                <TextButton onClick={() => setCompared([one, other])} className="flex-none">
                  {t.rich("compare", {
                    ...{ name: shownName(one), other: shownName(other), hidden: visuallyHidden },
                  })}
                </TextButton>
              </li>
            )}
          </ExpandableList>
        </section>
      )}
      {compared && (
        <MergeDialog
          isOpen
          person={compared[0]}
          other={compared[1]}
          source={source}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
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
