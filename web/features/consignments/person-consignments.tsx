import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import type { Person } from "#schema/people/person.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { useConsignments } from "#web/works/consignments/queries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

addWords("consignments");

/** The agreements with a person's gallery, newest first; no heading before there is one. */
export function PersonConsignments({ person }: { readonly person: Person }) {
  const t = useTranslations("consignments");
  const { data: consignments = [] } = useConsignments();
  const theirs = consignments.filter(({ personId }) => personId === person.id);
  if (theirs.length === 0) return null;
  return (
    <WorkPageSection title={t("list.title")} isOnScreenOnly>
      <ul className="pt-1">
        {theirs.map((consignment) => (
          <PersonConsignment key={consignment.id} consignment={consignment} />
        ))}
      </ul>
    </WorkPageSection>
  );
}

function PersonConsignment({ consignment }: { readonly consignment: Consignment }) {
  const t = useTranslations("consignments");
  const format = useFormat();
  const { id, number, state, from, until, confirmedBy, works } = consignment;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 border-b border-rule py-2.5 text-2 last:border-0">
      <span className="min-w-0 wrap-anywhere">
        <Link
          href={consignmentPagePath(id)}
          className="decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
        >
          {number ?? t("list.noNumber")}
        </Link>
        <span className="block text-1 text-ink-2">
          {t("versions.facts", {
            count: works.length,
            from: format.day(from),
            until: format.day(until),
          })}
        </span>
        {confirmedBy !== null && state !== "draft" && (
          <span className="block text-1 text-ink-2">
            {t("person.confirmedBy", { name: confirmedBy })}
          </span>
        )}
      </span>
      <span className={state === "closed" ? "text-ink-2" : ""}>{t(`states.${state}`)}</span>
    </li>
  );
}
