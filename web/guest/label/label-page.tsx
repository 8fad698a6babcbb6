import { mediumLineOf } from "#schema/artworks/medium-line.ts";
import type { GuestLabel } from "#schema/links/guest.ts";
import { sizeLine } from "#schema/links/label-lines.ts";
import type { Units } from "#schema/units.ts";
import { picturePath } from "../address.ts";
import { ArtistContact } from "../artist-contact.tsx";
import { FactRows } from "../fact-rows.tsx";
import { PriceAndStatus } from "../price-and-status.tsx";
import { useVoice } from "../voice.ts";
import { HungWork, PaperSection, WallAndPaper } from "../wall.tsx";

/** What a printed label answers: the work, and as the artist chooses its price, its status and its certificate. */
export function LabelPage({ label }: { readonly label: GuestLabel }) {
  const { t } = useVoice();
  const { artist, status, price, gallery, certificate } = label;
  const isSold = status === "sold";
  return (
    <WallAndPaper
      wall={
        <HungWork
          work={label}
          picture={label.hasPicture ? picturePath("") : null}
          units={artist.units}
          isSold={isSold}
        >
          {isSold && <p className="text-2 text-ink-2">{t("work.status.sold")}</p>}
        </HungWork>
      }
    >
      {!isSold && (status !== null || price !== null) && (
        <PaperSection>
          <PriceAndStatus work={{ status, price, gallery }} />
        </PaperSection>
      )}
      {certificate && <CertificateCheck certificate={certificate} units={artist.units} />}
      <PaperSection title={artist.name}>
        <ArtistContact artist={artist} />
      </PaperSection>
    </WallAndPaper>
  );
}

interface CertificateCheckProps {
  readonly certificate: NonNullable<GuestLabel["certificate"]>;
  readonly units: Units;
}

/** What a certificate should say that comes with the work. */
function CertificateCheck({ certificate, units }: CertificateCheckProps) {
  const { t, format, locale } = useVoice();
  const { artist, title, year, inventoryNumber: number, issuedOn } = certificate;
  const date = format.longDate(`${issuedOn}T12:00`);
  return (
    <PaperSection title={t("label.certificate", { number }).trim()}>
      <p className="pt-2 pb-1 text-2">
        {t("label.issued", { artist, date })} <b className="font-strong">{t("label.match")}</b>
      </p>
      <FactRows
        rows={[
          [
            t("label.rows.title"),
            <i key="title" className="work-title">
              {title}
            </i>,
          ],
          [t("label.rows.year"), year],
          [t("label.rows.medium"), mediumLineOf(certificate, locale)],
          [t("label.rows.size"), sizeLine(certificate, units, locale)],
          [t("label.rows.number"), number],
          [t("label.rows.issued"), date],
        ]}
      />
    </PaperSection>
  );
}
