import { Fragment, memo, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { SpacerRow, Table, TableBody, TableHead, Th } from "#web/ui/table.tsx";
import { useRowsInView } from "#web/ui/use-rows-in-view.ts";
import type { PersonEntry } from "./entries.ts";
import { PersonRow } from "./person-row.tsx";

/** In pixels. */
const rowHeight = 70;

/** The people, one line each; below one another on phones. */
export const PeopleTable = memo(function PeopleTable({
  entries,
}: {
  readonly entries: readonly PersonEntry[];
}) {
  const t = useTranslations("people.list.table");
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => entries.map(({ person }) => person.id), [entries]);
  const { rows, after, measure, trackFocus } = useRowsInView({
    list: body,
    keys,
    height: rowHeight,
  });
  return (
    <Table
      caption={t("label")}
      stacksBelow="md"
      aria-rowcount={entries.length + 1}
      className="mt-3 mb-16 md:mt-5"
    >
      <TableHead aria-rowindex={1}>
        <Th isHidden className="w-38">
          {t("picture")}
        </Th>
        <Th className="py-2.5 pr-5 pl-5">{t("name")}</Th>
        <Th className="py-2.5 pr-5">{t("owns")}</Th>
        <Th className="py-2.5 pr-5">{t("open")}</Th>
        <Th isNumber className="py-2.5">
          {t("last")}
        </Th>
      </TableHead>
      <TableBody ref={body} onFocus={trackFocus}>
        {rows.map(({ index, before }) => {
          const entry = entries[index];
          return (
            entry && (
              <Fragment key={entry.person.id}>
                <SpacerRow columns={5} height={before} />
                <PersonRow entry={entry} index={index} measure={measure} />
              </Fragment>
            )
          );
        })}
        <SpacerRow columns={5} height={after} />
      </TableBody>
    </Table>
  );
});
