import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type ConsignmentPrint, printedSide } from "#web/works/consignments/consignment-print.ts";
import type { Gallery } from "#web/works/consignments/use-galleries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";

interface AgreementVersionsProps {
  readonly consignment: Consignment;
  readonly gallery: Gallery;
  readonly onPrint: (print: ConsignmentPrint) => void;
}

/** The versions of an agreement, the latest first, each that was confirmed with its PDF; nothing where one alone was only sent. */
export function AgreementVersions({ consignment, gallery, onPrint }: AgreementVersionsProps) {
  const t = useTranslations("consignments.versions");
  const format = useFormat();
  const { version, works, sentAt, confirmedBy, confirmedAt, earlier, from, until } = consignment;
  if (earlier.length === 0 && confirmedAt === null) return null;
  const all = [
    { version, count: works.length, sentAt, confirmedBy, confirmedAt, from, until },
    ...earlier.map(({ terms, workIds, ...one }) => ({
      ...one,
      count: workIds.length,
      from: terms.from,
      until: terms.until,
    })),
  ];
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      <ul className="pt-1">
        {all.map((one) => (
          <li key={one.version} className="border-b border-rule py-2.5 text-2 last:border-0">
            {t("version", { version: one.version })}
            {one.version === version && ` ${t("holds")}`}
            <span className="block text-1 text-ink-2">
              {t("facts", {
                count: one.count,
                from: format.day(one.from),
                until: format.day(one.until),
              })}
            </span>
            <span className="block text-1 text-ink-2">
              {one.confirmedAt !== null
                ? t("confirmed", { name: one.confirmedBy ?? "", day: format.date(one.confirmedAt) })
                : one.sentAt !== null && t("sent", { day: format.date(one.sentAt) })}
            </span>
            {one.confirmedAt !== null && (
              <TextButton
                onClick={() =>
                  onPrint({
                    kind: "agreement",
                    consignment,
                    version: one.version,
                    gallery: printedSide(gallery),
                  })
                }
              >
                {t.rich("print", { version: one.version, hidden: visuallyHidden })}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </WorkPageSection>
  );
}
