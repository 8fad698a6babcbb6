import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { dayInMilliseconds } from "#schema/days.ts";
import { type Import, type UndoneImport, undoDays } from "#schema/imports/import.ts";
import { workPath } from "#schema/page-paths.ts";
import { useFormat } from "#web/i18n/format.ts";
import { joinWithDots } from "#web/i18n/join-with-dots.ts";
import { TextButton } from "#web/ui/button.tsx";
import { UnfetchedPart } from "#web/ui/fetch-states.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { ImportPageSection } from "../import-page-section.tsx";
import { useImports } from "../queries.ts";
import { useCounts } from "../use-counts.ts";
import { useStepFocus } from "../use-step-focus.ts";

interface PastImportsProps {
  /** The works that stayed at the last undo. */
  readonly kept: UndoneImport["kept"];
  /** The people who did. */
  readonly keptPeople: UndoneImport["people"]["kept"];
  readonly onUndo: (past: Import) => void;
}

/** What was imported before, each with its undo. */
export function PastImports({ kept, keptPeople, onUndo }: PastImportsProps) {
  const t = useTranslations("import.past");
  const counts = useCounts();
  const query = useImports();
  const imports = query.data;
  // The button with the focus goes away once its import is undone.
  const section = useStepFocus(String(imports?.filter(({ undoneAt }) => undoneAt).length ?? 0));
  const made = imports?.filter(
    ({ appliedCount, updatedCount, people, undoneAt }) =>
      appliedCount + updatedCount + people.appliedCount + people.updatedCount > 0 || undoneAt,
  );
  if (made?.length === 0 && kept.length + keptPeople.length === 0) return null;
  return (
    <div ref={section}>
      <ImportPageSection title={t("heading")} lead={t("lead", { days: undoDays })}>
        {kept.length > 0 && (
          <div role="status" className="pb-5 text-2">
            <p>{t("kept", counts(kept.length))}</p>
            <ul>
              {kept.map(({ artworkId, title }) => (
                <li key={artworkId}>
                  <Link href={workPath(artworkId)} className="target inline-flex items-center">
                    <i className="work-title underlined">{title}</i>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {keptPeople.length > 0 && (
          <div role="status" className="pb-5 text-2">
            <p>{t("people.kept", counts(keptPeople.length))}</p>
            <ul>
              {keptPeople.map(({ personId, name }) => (
                <li key={personId} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {made ? (
          <ul className="text-2">
            {made.map((past) => (
              <PastImport key={past.id} past={past} onUndo={() => onUndo(past)} />
            ))}
          </ul>
        ) : (
          <UnfetchedPart
            query={query}
            loading={
              <p role="status" className="text-ink-2">
                {t("loading")}
              </p>
            }
            failed={t("failed")}
            button={t("retry")}
          />
        )}
      </ImportPageSection>
    </div>
  );
}

interface PastImportProps {
  readonly past: Import;
  readonly onUndo: () => void;
}

function PastImport({ past, onUndo }: PastImportProps) {
  const t = useTranslations("import.past");
  const format = useFormat();
  const counts = useCounts();
  const { fileName, appliedCount, updatedCount, people, createdAt, undoneAt } = past;
  const date = format.date(createdAt);
  const imported = `${t("works", counts(appliedCount))} ${t("on", { count: appliedCount, date })}`;
  const updated = t("updated", { ...counts(updatedCount), date });
  const count = people.appliedCount;
  const importedPeople = `${t("people.people", counts(count))} ${t("on", { count, date })}`;
  const updatedPeople = t("people.updated", { ...counts(people.updatedCount), date });
  const isOpen = Date.now() - Date.parse(createdAt) < undoDays * dayInMilliseconds;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule">
      <p className="py-2.5">
        <span className="wrap-anywhere">{fileName}</span>
        <span className="block text-ink-2">
          {undoneAt === null
            ? joinWithDots([
                appliedCount > 0 && imported,
                updatedCount > 0 && updated,
                people.appliedCount > 0 && importedPeople,
                people.updatedCount > 0 && updatedPeople,
              ])
            : t("undone", { date: format.date(undoneAt) })}
        </span>
      </p>
      {undoneAt === null && isOpen && (
        <TextButton onClick={onUndo}>
          {t.rich("undo", { name: fileName, hidden: visuallyHidden })}
        </TextButton>
      )}
    </li>
  );
}
