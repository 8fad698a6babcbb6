import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Rates } from "#schema/currency.ts";
import { artworks, offeredPrices } from "#worker/db/tables.ts";
import { hasInputsOfWork } from "./conditions.ts";

/** The columns of an own and a listed price; a work asks the first that there is, else its suggested price. */
interface PriceColumns {
  readonly askingCents: SQLiteColumn | SQL;
  readonly askingCurrency: SQLiteColumn | SQL;
  readonly listedCents: SQLiteColumn | SQL;
  readonly listedCurrency: SQLiteColumn | SQL;
}

/**
 * Within a statement over the works that undoes a change of their prices: whether a work that gets back its price from
 * before would ask less than a binding offer of it (`bindingOffers` of `offers.ts`), apart from the price that is taken back.
 */
export function isBelowOffers(earlier: PriceColumns, given: PriceColumns, rates: Rates): SQL {
  const perCad = (currency: SQLiteColumn | SQL) =>
    sql`case ${currency} when 'USD' then ${rates.USD} else 1.0 end`;
  return sql`exists (
    select 1 from ${offeredPrices}
    where ${offeredPrices.userId} = ${artworks.userId} and ${offeredPrices.artworkId} = ${artworks.id}
      and ${offeredPrices.withdrawn} = 0
      and (${earlier.askingCents} is not null or (
        ${hasInputsOfWork} and (${earlier.listedCents} is null or (
          ${offeredPrices.framed} = ${artworks.framed}
          and ${offeredPrices.framingCents} = ${artworks.framingCents}
        ))
      ))
      and not (
        ${offeredPrices.amountCents} is ${askedCents(given)} and ${offeredPrices.currency} is ${askedCurrency(given)}
      )
      and ${offeredPrices.amountCents} * ${perCad(askedCurrency(earlier))} / ${perCad(offeredPrices.currency)}
        >= ${askedCents(earlier)} + 0.5
  )`;
}

function askedCents({ askingCents, listedCents }: PriceColumns): SQL {
  return sql`coalesce(${askingCents}, ${listedCents}, ${artworks.priceCents})`;
}

function askedCurrency({
  askingCents,
  askingCurrency,
  listedCents,
  listedCurrency,
}: PriceColumns): SQL {
  return sql`case when ${askingCents} is not null then ${askingCurrency}
    when ${listedCents} is not null then ${listedCurrency} else ${artworks.currency} end`;
}
