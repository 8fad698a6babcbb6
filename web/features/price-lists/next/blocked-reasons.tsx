import { useTranslations } from "use-intl";
import type { Units } from "#schema/units.ts";
import { useLengths } from "#web/i18n/lengths.ts";
import { openSection, sectionAddress } from "../use-section-address.ts";
import type { Blocked } from "./use-next-list.ts";

interface BlockedReasonsProps {
  readonly blocked: readonly Blocked[];
  readonly units: Units;
}

/** Why the list cannot be published yet, and the way to the table where it is put right. */
export function BlockedReasons({ blocked, units }: BlockedReasonsProps) {
  const t = useTranslations("priceList.next.blocked");
  const mediumName = useTranslations("choices.medium");
  const lengths = useLengths();

  function reason(each: Blocked): string {
    if (each.kind === "empty") return t("empty");
    const [first] = each.anchors;
    return t(each.kind, {
      sizes: each.anchors
        .map(({ widthInches, heightInches }) => lengths.size(widthInches, heightInches, units))
        .join(", "),
      medium: first ? mediumName(first.medium) : "",
      count: each.anchors.length,
    });
  }

  if (blocked.length === 0) return null;
  return (
    <div data-blocked="" role="status" className="pt-3 text-1 text-error">
      {blocked.map((each) => (
        <p key={blockKey(each)}>{reason(each)}</p>
      ))}
      <a
        href={sectionAddress("list")}
        onClick={(event) => openSection(event, "list")}
        className="target inline-flex items-center text-ink"
      >
        <span className="underlined">{t("fixInList")}</span>
      </a>
    </div>
  );
}

/** Each reason is given once a medium. */
function blockKey(each: Blocked): string {
  return each.kind === "empty" ? each.kind : `${each.kind} ${each.anchors[0]?.medium}`;
}
