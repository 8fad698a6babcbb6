import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentPagePath } from "#schema/consignments/consignments-paths.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { WallCell } from "#web/works/wall-cell.tsx";

interface ConsignmentsTableProps {
  readonly consignments: readonly Consignment[];
  readonly works: readonly Artwork[];
}

/** The agreements: number and gallery, where their works are, until when, and where they stand. */
export function ConsignmentsTable({ consignments, works }: ConsignmentsTableProps) {
  const t = useTranslations("consignments.list");
  return (
    <section
      aria-labelledby="agreements"
      className="grid gap-x-10 gap-y-3 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="agreements" className="font-display text-4 font-[480] tracking-[-0.01em]">
          {t("agreements")}
        </h2>
        <p className="max-w-[60ch] lg:max-w-[36ch] pt-1 text-2 text-ink-2">{t("agreementsNote")}</p>
      </div>
      <Table caption={t("agreements")} stacksBelow="md">
        <TableHead className="[&>th]:pb-2 [&>th]:font-[400]">
          <Th className="w-38" isHidden>
            {t("columns.pictures")}
          </Th>
          <Th className="pl-5 text-left">{t("columns.number")}</Th>
          <Th className="text-left">{t("columns.works")}</Th>
          <Th className="text-left">{t("columns.until")}</Th>
          <Th className="text-right">{t("columns.state")}</Th>
        </TableHead>
        <TableBody>
          {consignments.map((consignment) => (
            <ConsignmentRow key={consignment.id} consignment={consignment} works={works} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

interface ConsignmentRowProps {
  readonly consignment: Consignment;
  readonly works: readonly Artwork[];
}

function ConsignmentRow({ consignment, works }: ConsignmentRowProps) {
  const t = useTranslations("consignments.list");
  const format = useFormat();
  const galleryOf = useGalleries();
  const shown = consignment.works.flatMap(
    ({ workId }) => works.find(({ id }) => id === workId) ?? [],
  );
  return (
    <tr className="border-b border-rule max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-5 max-2xs:grid-cols-1">
      <Td className="h-18 bg-wall px-3 max-md:row-span-4 max-md:grid max-md:h-auto max-md:place-items-center max-md:px-1.5">
        <WallCell works={shown} />
      </Td>
      <Th scope="row" className="py-3 text-left font-[400] max-md:pt-3 max-md:pb-1 md:pl-5">
        <Link
          href={consignmentPagePath(consignment.id)}
          className="font-display text-[1.1875rem]/6 decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
        >
          {consignment.number ?? t("noNumber")}
        </Link>
        <span className="block text-1 wrap-anywhere text-ink-2">
          {galleryOf(consignment.channelId).name}
        </span>
      </Th>
      <Td className="md:py-3">
        <WorksOf consignment={consignment} />
      </Td>
      <Td className="max-md:text-1 max-md:text-ink-2 md:py-3 md:whitespace-nowrap">
        <span className="md:sr-only">{t("columns.until")} </span>
        {format.day(consignment.until)}
      </Td>
      <Td className="max-md:pb-3 md:py-3 md:text-right">
        <State consignment={consignment} />
      </Td>
    </tr>
  );
}

/** How many works are planned, or are with the gallery, sold and back. */
function WorksOf({ consignment }: Pick<ConsignmentRowProps, "consignment">): ReactNode {
  const t = useTranslations("consignments.list.works");
  const { works } = consignment;
  const count = (state: string) => works.filter((work) => work.state === state).length;
  if (consignment.state === "draft") return t("planned", { count: works.length });
  const parts = (["here", "sold", "returned"] as const).flatMap((state) => {
    const found = count(state);
    return found > 0 ? [t(state, { count: found })] : [];
  });
  return parts.join(", ");
}

function State({ consignment }: Pick<ConsignmentRowProps, "consignment">): ReactNode {
  const t = useTranslations("consignments.states");
  const format = useFormat();
  const { state, amendment, sentAt, confirmedAt, confirmedBy, closedAt } = consignment;
  const note = {
    draft: null,
    sent: sentAt && t("sentOn", { day: format.date(sentAt) }),
    confirmed:
      confirmedAt && t("confirmedOn", { day: format.date(confirmedAt), name: confirmedBy ?? "" }),
    closed: closedAt && t("closedOn", { day: format.date(closedAt) }),
  }[state];
  return (
    <>
      <span className={state === "closed" ? "text-ink-2" : ""}>{t(state)}</span>
      {note && <span className="block text-1 wrap-anywhere text-ink-2">{note}</span>}
      {amendment && (
        <span className="block text-1 text-ink-2">{t(`amendment.${amendment.state}`)}</span>
      )}
    </>
  );
}
