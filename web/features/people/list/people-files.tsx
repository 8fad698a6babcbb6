import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { peopleImportPage } from "#schema/imports/import-paths.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { Person } from "#schema/people/person.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useEntries } from "#web/api/entries.ts";
import { localDay } from "#web/browser/local-day.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { thoseWrittenTo } from "../export/people-rows.ts";
import { usePeopleCsv } from "../export/use-people-csv.ts";

interface PeopleFilesProps {
  readonly people: readonly Person[];
  readonly sales: readonly Sale[];
  readonly isPro: boolean;
}

const noEntries: readonly Entry[] = [];

/** How many may be written to with news, and the files that people come from and go into. */
export function PeopleFiles({ people, sales, isPro }: PeopleFilesProps) {
  const t = useTranslations("people.list.files");
  const { exportPeople, exportList } = usePeopleCsv();
  const { data: entries = noEntries } = useEntries();
  const written = useMemo(
    () => thoseWrittenTo(people, { sales, entries }, localDay(new Date())),
    [people, sales, entries],
  );
  return (
    <>
      <p className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="font-strong">{t("writtenTo")}</span>
        <span className="text-ink-2">{written.length}</span>
        {isPro && written.length > 0 && (
          <TextButton onClick={() => exportList(written)} className="ml-2 print:hidden">
            {t.rich("list", { hidden: visuallyHidden })}
          </TextButton>
        )}
      </p>
      <span className="flex flex-wrap items-center gap-x-7 md:ml-auto print:hidden">
        {isPro && (
          <Link href={peopleImportPage} className="target inline-flex items-center">
            <span className="underlined">{t.rich("import", { hidden: visuallyHidden })}</span>
          </Link>
        )}
        <TextButton onClick={() => exportPeople(people)}>
          {t.rich("export", { hidden: visuallyHidden })}
        </TextButton>
      </span>
    </>
  );
}
