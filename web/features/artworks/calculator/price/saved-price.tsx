import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { type Form, pricedInputs } from "../form/form.ts";
import { isSamePrice, type Price } from "../form/price.ts";

interface SavedPriceProps {
  /** The work as it was opened from the gallery; null for a new one. */
  readonly opened: Artwork | null;
  readonly untouched: Form;
  readonly form: Form;
  readonly onKeep: (saved: Price) => void;
}

/** After recalculating a saved work: the old price beside the new one, before a save replaces it. */
export function SavedPrice({ opened, untouched, form, onKeep }: SavedPriceProps) {
  const t = useTranslations("pricing.price");
  const format = useFormat();
  const saved = untouched.price;
  const { price } = form;
  if (!(opened && saved && price) || isSamePrice(saved, price)) return null;
  // Once the work itself has changed its old price no longer fits it.
  const mayKeep = pricedInputs(form) === pricedInputs(untouched);
  return (
    <div className="pt-4">
      <dl className="grid grid-cols-2 gap-x-6">
        <div>
          <dt className="text-1 text-ink-2">
            {t("savedOn", { date: format.date(opened.updatedAt) })}
          </dt>
          <dd className="display text-4 text-ink-2">{format.money(saved.cents, saved.currency)}</dd>
        </div>
        <div>
          <dt className="text-1 text-ink-2">{t("withProfileToday")}</dt>
          <dd className="display text-4">{format.money(price.cents, price.currency)}</dd>
        </div>
      </dl>
      {mayKeep && <TextButton onClick={() => onKeep(saved)}>{t("keepSaved")}</TextButton>}
    </div>
  );
}
