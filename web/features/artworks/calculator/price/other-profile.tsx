import { useTranslations } from "use-intl";
import { toArtistFacts } from "#schema/pricing/calculate.ts";
import { mayCalculate, type User } from "#schema/user.ts";
import { TextButton } from "#web/ui/button.tsx";
import { artistOf, isPricedForToday, type Price } from "../form/price.ts";
import { useArtistWords } from "./use-artist-words.ts";

interface OtherProfileProps {
  readonly price: Price | null;
  readonly user: User;
  readonly onRecalculate: () => void;
}

/**
 * Beside a price that was made with another profile than today's, which is shown below it: what differs. Those who
 * may calculate can do so again.
 */
export function OtherProfile({ price, user, onRecalculate }: OtherProfileProps) {
  const t = useTranslations("pricing.price");
  const choices = useTranslations("choices.currency");
  const wordsFor = useArtistWords();
  const breakdown = price?.breakdown ?? null;
  if (breakdown === null || isPricedForToday(breakdown, user)) return null;
  const before = artistOf(breakdown);
  const today = toArtistFacts(user);
  const inCurrency = (currency: typeof before.currency) => ({
    name: t("currency"),
    value: choices(currency),
  });
  const current = [...wordsFor(today), inCurrency(today.currency)];
  const differences = [...wordsFor(before), inCurrency(before.currency)].flatMap((fact, index) => {
    const now = current[index]?.value;
    return now === undefined || now === fact.value
      ? []
      : [t("difference", { name: fact.name, before: fact.value, today: now })];
  });
  return (
    <div className="pt-3 text-1 text-ink-2">
      <p>{[t("otherProfile"), ...differences].join(" ")}</p>
      {mayCalculate(user) && <TextButton onClick={onRecalculate}>{t("recalculate")}</TextButton>}
    </div>
  );
}
