import type { GuestArtist } from "#schema/links/guest.ts";
import { provinces } from "#schema/provinces.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";

/** Where the artist works; how to reach them only where they show it. */
export function ArtistContact({ artist }: { readonly artist: GuestArtist }) {
  const { city, contact } = artist;
  const place = [city, regionName(artist)].filter(Boolean).join(", ");
  const link = "group target inline-flex items-center";
  return (
    <div className="pt-2 text-2 text-ink-2">
      {contact && contact.street !== "" && <p>{contact.street}</p>}
      {place !== "" && <p>{[place, contact?.postalCode].filter(Boolean).join(" ")}</p>}
      {contact && contact.email !== "" && (
        <p>
          <a href={mailtoAddress(contact.email)} className={link}>
            <span className="underlined wrap-anywhere">{contact.email}</span>
          </a>
        </p>
      )}
      {contact && contact.phone !== "" && (
        <p>
          <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, "")}`} className={link}>
            <span className="underlined wrap-anywhere">{contact.phone}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function regionName({ region, country }: GuestArtist): string {
  if (country !== "CA" && country !== "") return region;
  return (provinces as Readonly<Record<string, string>>)[region] ?? region;
}
