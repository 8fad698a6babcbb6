import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Currency } from "#schema/currency.ts";
import { type Cents, toCents } from "#schema/money.ts";
import { undoneReason } from "#schema/price-history.ts";
import { ApiError } from "#web/api/api.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { amountText, centsOf } from "../amount.ts";
import { useHistory, type WorksChange } from "../queries.ts";
import { useStoredForm } from "../stored-form.ts";
import { useChange } from "../use-change.ts";
import { inView, type View } from "../view.ts";
import { knownHighest } from "./known-highest.ts";
import { findPriceErrors, type PriceErrors, priceFormSchema } from "./price-form.ts";

const priceStore = inputStore("work-page", priceFormSchema);

/** A price that lowers what was offered or paid before: the form then asks for a reason. */
export interface LoweredPrice {
  /** Null removes the artist's own price. */
  readonly amountCents: Cents | null;
  readonly highestCents: Cents;
  readonly workIds: readonly string[];
}

export interface ChangePriceProps {
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly userId: string;
  readonly changes: WorksChange;
  readonly view: View;
  readonly onClose: () => void;
}

export function useChangePrice({ work, works, userId, changes, view, onClose }: ChangePriceProps) {
  const t = useTranslations("work.changePrice");
  const { send, isSending } = useChange(changes);
  const history = useHistory(work.id).data ?? [];
  const { form, change, reset } = useStoredForm({
    store: priceStore,
    userId,
    of: `${work.id} price`,
    initial: { amount: work.askedCents === null ? "" : amountText(work.askedCents), reason: "" },
  });
  const [errors, setErrors] = useState<PriceErrors>({});
  const [lowered, setLowered] = useState<LoweredPrice | null>(null);
  const currency: Currency = work.askedCurrency;

  function type(changed: Partial<typeof form>): void {
    change(changed);
    setErrors({});
    // Another price is another question.
    if (changed.amount !== undefined) setLowered(null);
  }

  function give(): void {
    reset();
    onClose();
  }

  async function submit(amountCents: Cents | null): Promise<void> {
    const isAsked = lowered !== null && lowered.amountCents === amountCents;
    const found = findPriceErrors(form, {
      isSuggested: amountCents === null,
      needsReason: isAsked,
    });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (amountCents === work.askingPriceCents) {
      give();
      return;
    }
    const reason = form.reason.trim();
    const saved = await send({
      work,
      change: {
        kind: "askingPrice",
        input: {
          amountCents,
          currency: amountCents === null ? work.currency : currency,
          // Left out where the server is sure to ask, so that it says what is concerned before it takes a reason.
          reason: reason !== "" && (isAsked || !isSurelyLower(amountCents)) ? reason : undefined,
        },
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
      onError: (error) => showAtField(error, amountCents),
    });
    if (saved) give();
  }

  function isSurelyLower(amountCents: Cents | null): boolean {
    const shown = { ...view, currency };
    const suggested =
      work.suggestedPrice === null ? 0 : inView(toCents(work.suggestedPrice), work.currency, shown);
    return (amountCents ?? suggested) < knownHighest(work, works, history, shown);
  }

  /** Returns whether the error is one that the form shows. */
  function showAtField(error: unknown, amountCents: Cents | null): boolean {
    const body = error instanceof ApiError ? error.body : null;
    if (body?.code === "LOWERS_PRICE") {
      setLowered({
        amountCents,
        highestCents: body.highestCents ?? 0,
        workIds: body.workIds ?? [],
      });
      return true;
    }
    if (body?.code !== "VALIDATION_FAILED") return false;
    const isReason = body.issues?.some(({ path }) => path === "reason") ?? false;
    setErrors(isReason ? { reason: "tooLong" } : { amount: "amount" });
    return true;
  }

  return {
    form,
    type,
    errors,
    lowered,
    isSending,
    currency,
    cancel: give,
    save: () =>
      void submit(lowered?.amountCents === null ? null : (centsOf(form.amount) ?? Number.NaN)),
    removeOwn: () => void submit(null),
  };
}
