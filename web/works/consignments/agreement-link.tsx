import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import { addWords } from "#web/i18n/parts.ts";
import { useConsignments } from "./queries.ts";
import { agreementOf } from "./works-at.ts";

addWords("consignments");

/** Leads to the agreement in which a work is with a gallery; nothing where it is in none. */
export function AgreementLink({ work }: { readonly work: Pick<Artwork, "id" | "status"> }) {
  const t = useTranslations("consignments.page");
  const { data: consignments = [] } = useConsignments(work.status === "consigned");
  const agreement = work.status === "consigned" ? agreementOf(consignments, work.id) : null;
  if (agreement === null) return null;
  return (
    <Link
      href={consignmentPagePath(agreement.id)}
      className="group target inline-flex items-center text-2 print:hidden"
    >
      <span className="underlined">{t("agreement", { number: agreement.number ?? "" })}</span>
    </Link>
  );
}
