import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#web/i18n/locale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { PeoplePlaces } from "#web/works/links/people-places.tsx";
import type { DealingsSource } from "../dealings.ts";
import { PossibleDuplicates } from "../merge/possible-duplicates.tsx";
import {
  chooseEntries,
  entriesOf,
  type Group,
  groups,
  inOrder,
  type Order,
  orders,
} from "./entries.ts";
import { PeopleFiles } from "./people-files.tsx";
import { PeopleTable } from "./people-table.tsx";

interface PeopleListProps {
  readonly source: DealingsSource;
  readonly isPro: boolean;
  /** Adds somebody of this name; null where nobody can be added. */
  readonly onAdd: ((name: string) => void) | null;
}

/** The people, found by typing, in groups and orders. */
export function PeopleList({ source, isPro, onAdd }: PeopleListProps) {
  const t = useTranslations("people.list");
  const [search, setSearch] = useState("");
  const [group, setGroup] = useState<Group>("all");
  const [order, setOrder] = useState<Order>("recent");
  // What is typed is painted first.
  const sought = useDeferredValue(search.trim());
  const { people, sales } = source;
  const { entries, present, shown } = useListedPeople(source, { group, order, search: sought });
  const hasArchived = present.length < entries.length;
  const offered = groups.filter((one) => one !== "archived" || hasArchived);
  const isChosen = sought !== "" || group !== "all";
  return (
    <>
      <PeoplePlaces current="everyone">
        <PeopleFiles people={people} sales={sales} isPro={isPro} />
      </PeoplePlaces>
      <search
        aria-label={t("search.label")}
        className="flex flex-wrap items-end gap-x-10 gap-y-2 pt-2 md:pt-3 print:hidden"
      >
        <TextField
          label={t("search.field")}
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
          className="w-full md:w-70"
        />
        <ToggleGroup
          label={t("groups.label")}
          options={offered.map((value) => ({ value, label: t(`groups.${value}`) }))}
          value={group}
          onChange={setGroup}
        />
        <span className="inline-flex flex-wrap items-center gap-x-5 text-2 md:ml-auto">
          <span aria-hidden="true" className="text-ink-2">
            {t("orders.label")}
          </span>
          <ToggleGroup
            label={t("orders.label")}
            options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
            value={order}
            onChange={setOrder}
          />
        </span>
      </search>
      <p role="status" className="pt-4 text-2 text-ink-2 md:pt-5">
        {isChosen
          ? t("found", { shown: shown.length, total: entries.length })
          : t("summary", {
              count: present.length,
              owners: present.filter(({ dealings }) => dealings.owned.length > 0).length,
              open: present.filter(({ open }) => open.length > 0).length,
            })}
      </p>
      {isPro && !isChosen && <PossibleDuplicates source={source} />}
      {shown.length > 0 && <PeopleTable entries={shown} />}
      {shown.length === 0 && sought !== "" && (
        <section className="pt-8">
          <h2 className="font-display text-4">{t("nobody.title", { search: sought })}</h2>
          <div className="flex flex-wrap gap-x-6">
            {onAdd && (
              <TextButton onClick={() => onAdd(sought)}>
                {t("nobody.add", { search: sought })}
              </TextButton>
            )}
            <TextButton onClick={() => setSearch("")}>{t("nobody.clear")}</TextButton>
          </div>
        </section>
      )}
    </>
  );
}

interface Choice {
  readonly group: Group;
  readonly order: Order;
  readonly search: string;
}

/** The people with what they own and what is open, those of them who are not archived, and those that are chosen, in order. */
function useListedPeople(
  { people, works, sales, invoices, channels }: DealingsSource,
  { group, order, search }: Choice,
) {
  const locale = useLocale();
  const entries = useMemo(
    () => entriesOf({ people, works, sales, invoices, channels }, new Date()),
    [people, works, sales, invoices, channels],
  );
  const present = useMemo(() => entries.filter(({ person }) => !person.archived), [entries]);
  const ordered = useMemo(() => inOrder(entries, order, locale), [entries, order, locale]);
  const shown = useMemo(() => chooseEntries(ordered, { group, search }), [ordered, group, search]);
  return { entries, present, shown };
}
