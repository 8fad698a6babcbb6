import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link as RouteLink } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { type Link, openingsOf, roomPagePath } from "#schema/links/link.ts";
import type { Person } from "#schema/people/person.ts";
import { useEntries } from "#web/api/entries.ts";
import { useLinks } from "#web/api/links.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { CopyAddress } from "#web/works/links/copy-address.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { WrittenEntries } from "./written-entries.tsx";

addWords("links");

interface PersonLinksProps {
  readonly person: Person;
  /** Theirs. */
  readonly invoices: readonly Invoice[];
  readonly works: readonly Artwork[];
}

/** What was sent to a person, and what they wrote; no heading before there is something. */
export function PersonLinks({ person, invoices, works }: PersonLinksProps) {
  const t = useTranslations("links");
  const entryWords = useTranslations("dealings.entry");
  const { data: links = [] } = useLinks();
  const { data: entries = [] } = useEntries();
  // An agreement's address stands with the agreements.
  const sent = links.filter(
    ({ kind, personId, invoiceId }) =>
      kind !== "consignment" &&
      (personId === person.id || invoices.some(({ id }) => id === invoiceId)),
  );
  const written = entries.filter(({ personId }) => personId === person.id);
  return (
    <>
      {sent.length > 0 && (
        <WorkPageSection title={t("sent.heading")} isOnScreenOnly>
          <ul className="pt-1">
            {sent.map((link) => (
              <SentLink
                key={link.id}
                link={link}
                invoice={invoices.find(({ id }) => id === link.invoiceId) ?? null}
              />
            ))}
          </ul>
        </WorkPageSection>
      )}
      <WrittenEntries
        title={t("wrote.heading")}
        entries={written}
        works={works}
        fromOf={({ linkId }) => {
          const room = links.find(({ id }) => id === linkId);
          if (room === undefined || room.title === "") return null;
          return entryWords.rich("from", { room: room.title, work: workTitle });
        }}
      />
    </>
  );
}

interface SentLinkProps {
  readonly link: Link;
  /** Null for a room. */
  readonly invoice: Invoice | null;
}

function SentLink({ link, invoice }: SentLinkProps) {
  const t = useTranslations("links.sent");
  const address = useTranslations("dealings.address");
  const format = useFormat();
  const openings = openingsOf(link);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 border-b border-rule py-2.5 text-2 last:border-0">
      <span className="min-w-0 wrap-anywhere">
        {invoice ? (
          t("invoice", { number: invoice.number })
        ) : (
          <RouteLink
            href={roomPagePath(link.id)}
            className="decoration-rule-2 decoration-1 underline-offset-4 hover:underline"
          >
            {t.rich("room", { title: link.title, work: workTitle })}
          </RouteLink>
        )}
        <span className="block text-1 text-ink-2">
          <Until link={link} />
        </span>
      </span>
      <span className="text-right">
        {openings ? t("opened", { count: openings.count }) : t("notOpened")}
        {openings && (
          <span className="block text-1 text-ink-2">
            {t("last", { day: format.day(openings.lastOn) })}
          </span>
        )}
        {link.address !== null && (
          <span className="block">
            <CopyAddress
              address={link.address}
              what={invoice ? address("invoice", { number: invoice.number }) : address("room")}
            />
          </span>
        )}
      </span>
    </li>
  );
}

function Until({ link }: Pick<SentLinkProps, "link">): ReactNode {
  const t = useTranslations("links.sent");
  const format = useFormat();
  const { state, endsOn, kind, workIds } = link;
  if (state === "revoked") return t("revoked");
  const day = endsOn === null ? null : format.day(endsOn);
  if (state === "ended") return t("ended", { day: day ?? "" });
  if (kind === "invoice") return day === null ? t("noEnd") : t("invoiceUntil", { day });
  const count = workIds.length;
  return day === null ? t("endless", { count }) : t("openUntil", { count, day });
}
