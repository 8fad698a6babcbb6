import { useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import { appPaths } from "#schema/page-paths.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import { listPriceOf } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { useFormat } from "#web/i18n/format.ts";

interface ListPriceProps {
  /** What was calculated. */
  readonly breakdown: Breakdown;
}

/** What the artist's price list in force says for the calculated work, beside the suggestion, if it covers the medium. */
export function ListPrice({ breakdown }: ListPriceProps) {
  const t = useTranslations("listPrice");
  const format = useFormat();
  const user = useCurrentUser();
  const [now] = useState(() => new Date());
  const { data: lists } = usePriceLists(user ? hasUnlimitedUse(user) : false);
  const inForce = listInForce(lists ?? [], now);
  const price = inForce && listPriceFor(inForce, breakdown);
  if (inForce === null || price === null) return null;
  return (
    <p className="pt-1 text-2">
      <Link href={appPaths.priceList} className="target inline-flex items-center">
        <span className="underlined">
          {t("text", { price: format.askedMoney(price, inForce.currency) })}
        </span>
      </Link>
    </p>
  );
}

function listPriceFor(list: PriceList, { factors, widthInches, heightInches }: Breakdown) {
  return listPriceOf(list, factors.medium.value, { widthInches, heightInches });
}
