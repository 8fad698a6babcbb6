import type { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { convert, type Rates } from "#schema/currency.ts";
import { toCents } from "#schema/money.ts";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import type { Format } from "#web/i18n/format-for.ts";
import { lengthsIn } from "#web/i18n/lengths.ts";
import type { QuoteFacts, QuoteLines } from "./quote-text.ts";

/** Words and formats of the reader's language. */
interface QuoteWords {
  readonly quote: ReturnType<typeof useTranslations<"quote">>;
  readonly choices: ReturnType<typeof useTranslations<"choices">>;
  readonly format: Format;
}

/** The facts as text: inches, with centimetres for artists with metric units; the price in the artist's currency, whatever it was saved in. */
export function quoteLines(
  facts: QuoteFacts,
  user: User,
  rates: Rates,
  words: QuoteWords,
): QuoteLines {
  const { quote, choices, format } = words;
  const lengths = lengthsIn(choices, format);
  const artist = toArtistFacts(user);
  const { suggestedPrice, currency } = facts;
  return {
    title: quote("title", { title: facts.title }),
    medium: quote("medium", { medium: choices(`medium.${facts.medium}`) }),
    dimensions: quote("dimensions", {
      width: lengths.inches(facts.width),
      height: lengths.inches(facts.height),
      isMetric: String(user.usesMetric),
      centimetres: lengths.size(facts.width, facts.height, "metric"),
    }),
    materials: quote("materials", { amount: format.money(toCents(facts.materialsCost), "CAD") }),
    hours: quote("hours", { hours: format.number(facts.hoursSpent) }),
    careerStage: quote("careerStage", { stage: choices(`careerStage.${artist.careerStage}`) }),
    currency: quote("currency", { currency: choices(`currency.${artist.currency}`) }),
    price: quote("price", {
      price:
        suggestedPrice === null
          ? quote("noPrice")
          : format.money(
              toCents(convert(suggestedPrice, currency, artist.currency, rates)),
              artist.currency,
            ),
    }),
  };
}
