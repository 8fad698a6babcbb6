import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { openingsOf } from "#schema/links/link.ts";
import { useLinks } from "#web/api/links.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { useFormat } from "#web/i18n/format.ts";
import type { Gallery } from "#web/works/consignments/use-galleries.ts";
import { CopyAddress } from "#web/works/links/copy-address.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { SeeAsGallery } from "./see-as-gallery.tsx";

/** What the gallery does at the address, as the agreement is. */
const saidOf = {
  draft: "toConfirm",
  sent: "toConfirm",
  confirmed: "living",
  closed: "closed",
} as const satisfies Record<Consignment["state"], string>;

interface AgreementAddressProps {
  readonly consignment: Consignment;
  readonly gallery: Gallery;
}

/** The gallery's address, to copy or to write to it, and how often it was opened; nothing where it opens no more. */
export function AgreementAddress({ consignment, gallery }: AgreementAddressProps) {
  const t = useTranslations("consignments.address");
  const format = useFormat();
  const { data: links = [] } = useLinks();
  const { address, linkId, number, state } = consignment;
  const link = links.find(({ id }) => id === linkId);
  const openings = link ? openingsOf(link) : null;
  if (address === null) return null;
  const email = gallery.person?.email ?? "";
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      <div className="flex items-start justify-between gap-5 border-b border-rule-2 pt-1 text-2">
        <p className="min-w-0 py-2.5 wrap-anywhere">{address}</p>
        <CopyAddress address={address} what={t("what", { number: number ?? "" })} />
      </div>
      <p className="pt-2 text-1 text-ink-2">
        {t(saidOf[state], { gallery: gallery.name })}{" "}
        {openings
          ? t("opened", { count: openings.count, day: format.day(openings.lastOn) })
          : t("notOpened")}
      </p>
      <div className="flex flex-wrap justify-between gap-x-6 pt-1">
        <SeeAsGallery consignment={consignment} editing={null} />
        {email !== "" && (
          <a
            href={mailtoAddress(email, {
              subject: t("subject", { number: number ?? "" }),
              body: address,
            })}
            className="target inline-flex items-center text-2"
          >
            <span className="underlined">{t("write", { gallery: gallery.name })}</span>
          </a>
        )}
      </div>
    </WorkPageSection>
  );
}
