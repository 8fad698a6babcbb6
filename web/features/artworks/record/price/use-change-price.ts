import { useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { askingPriceLimits, isReason } from "#schema/artworks/asking-price.ts";
import { undoneReason } from "#schema/artworks/price-history.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { ApiError } from "#web/api/api.ts";
import { type AmountError, amountText, centsOf, priceError } from "#web/forms/amount.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { useChange } from "../use-change.ts";
import { type LoweredPrice, type NewPrice, shownHighest } from "./lowered-price.ts";

/** A new asking price as it is typed. */
const priceFormSchema = v.object({ amount: v.string(), reason: v.string() });
type PriceForm = v.InferOutput<typeof priceFormSchema>;

const priceStore = inputStore("work-page", priceFormSchema);

export interface ChangePriceProps {
  readonly work: Artwork;
  readonly userId: string;
  readonly onClose: () => void;
}

export function useChangePrice({ work, userId, onClose }: ChangePriceProps) {
  const t = useTranslations("work.changePrice");
  const { send, isSending } = useChange();
  const { form, errors, showErrors, reset, ...typed } = useStoredForm<PriceForm, PriceErrors>({
    store: priceStore,
    userId,
    of: `${work.id} price`,
    initial: { amount: work.askedCents === null ? "" : amountText(work.askedCents), reason: "" },
  });
  const [lowered, setLowered] = useState<LoweredPrice | null>(null);
  const currency: Currency = work.askedCurrency;

  function change(changed: Partial<typeof form>): void {
    typed.change(changed);
    // The question whether to lower it was about the price before.
    if (changed.amount !== undefined) setLowered(null);
  }

  function give(): void {
    reset();
    onClose();
  }

  async function submit(amountCents: Cents | null): Promise<void> {
    const price = { amountCents, currency: amountCents === null ? work.currency : currency };
    const shownHighestCents = shownHighest(lowered, price);
    const found = findPriceErrors(form, {
      isSuggested: amountCents === null,
      needsReason: shownHighestCents !== null,
    });
    if (showErrors(found)) return;
    if (amountCents === work.askingPriceCents) {
      give();
      return;
    }
    const reason = form.reason.trim();
    const saved = await send({
      work,
      change: {
        kind: "askingPrice",
        input: { ...price, reason: reason === "" ? undefined : reason, shownHighestCents },
      },
      undo: {
        kind: "askingPrice",
        input: {
          amountCents: work.askingPriceCents,
          currency: work.askedCurrency,
          reason: undoneReason,
        },
      },
      done: { title: t(amountCents === null ? "ownRemoved" : "done") },
      failed: t("failed"),
      onError: (error) => showAtField(error, price),
    });
    if (saved) give();
  }

  /** Returns whether the error is one that the form shows. */
  function showAtField(error: unknown, price: NewPrice): boolean {
    const body = error instanceof ApiError ? error.body : null;
    if (body?.code === "LOWERS_PRICE" && body.highestCents !== undefined) {
      const { highestCents, workIds = [] } = body;
      setLowered({ ...price, highestCents, workIds });
      // Another window may have changed what these works ask.
      void refetchWorks();
      return true;
    }
    if (body?.code !== "VALIDATION_FAILED") return false;
    const isReason = body.issues?.some(({ path }) => path === "reason") ?? false;
    showErrors(isReason ? { reason: "tooLong" } : { amount: "amount" });
    return true;
  }

  return {
    form,
    change,
    errors,
    lowered,
    isSending,
    currency,
    cancel: give,
    save: () => {
      // A price that is emptied is no price of the artist's own.
      const isEmptied = form.amount.trim() === "" && work.askingPriceCents !== null;
      const isRemoved = isEmptied || lowered?.amountCents === null;
      void submit(isRemoved ? null : (centsOf(form.amount) ?? Number.NaN));
    },
    removeOwn: () => void submit(null),
  };
}

interface PriceErrors {
  readonly amount?: AmountError;
  readonly reason?: "missing" | "tooLong";
}

/** What the server would refuse; the suggested price needs no amount, and a lowered price a reason. */
export function findPriceErrors(
  { amount, reason }: PriceForm,
  { isSuggested, needsReason }: { readonly isSuggested: boolean; readonly needsReason: boolean },
): PriceErrors {
  const wrong = isSuggested ? null : priceError(amount);
  const isLong = reason.trim().length > askingPriceLimits.reasonCharacters;
  return {
    ...(wrong && { amount: wrong }),
    ...(needsReason && !isReason(reason) && { reason: "missing" }),
    ...(isLong && { reason: "tooLong" }),
  };
}
