import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { media } from "#schema/artworks/media.ts";
import { currencies } from "#schema/currency.ts";
import { type Curve, fitCurve } from "#schema/price-lists/curve.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { sizeKey } from "#schema/price-lists/sizes.ts";
import { units } from "#schema/units.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useMoney } from "#web/i18n/money.ts";
import { addWords } from "#web/i18n/parts.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { SmallCurve } from "../curve/small-curve.tsx";
import type { PriceListSectionProps, PriceListView } from "../view.ts";
import { type Entry, entryStore, of } from "./entry-store.ts";
import { type PricedSize, pricesOf, readTypedRows } from "./read-rows.ts";
import { RowProblems } from "./row-problems.tsx";
import { WhatIsRead } from "./what-is-read.tsx";

addWords("priceList");

interface PriceEntryProps extends PriceListSectionProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Takes an old list as it is typed or pasted, and draws its curve meanwhile. */
export function PriceEntry({ userId, view, actions, onClose }: PriceEntryProps) {
  const t = useTranslations("priceList.start.entry");
  const choices = useTranslations("choices");
  const { read: readNumber } = useDecimal();
  const area = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<Entry>(() => entryStore.read(userId, { of }) ?? first(view));
  const [typedLine, setTypedLine] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { read: readMoney } = useMoney(entry.currency);
  const rows = readTypedRows(entry.text, { units: entry.units, readNumber, readMoney });
  const prices = pricesOf(rows);
  const problems = rows.filter(({ problem }) => problem !== null);
  const shownProblems = problems.filter(({ line }) => isRefused || line !== typedLine);
  // A list has one currency, so it can be chosen only while no price is set.
  const hasOthers = view.settings.anchors.length > 0;
  useEffect(() => area.current?.querySelector("textarea")?.focus(), []);
  useUnsavedInput(() =>
    entry.text.trim() === "" ? null : wholeOrNothing(entryStore.store(userId, entry, { of })),
  );

  function change(changed: Partial<Entry>): void {
    const next = { ...entry, ...changed };
    setEntry(next);
    setRefused(false);
    entryStore.store(userId, next, { of });
  }

  function close(): void {
    entryStore.remove(userId, { of });
    onClose();
  }

  function submit(): void {
    const anchors = mergeAnchors(view, entry, prices);
    if (problems.length > 0 || prices.length === 0 || anchors.length > priceListLimits.anchors) {
      setRefused(true);
      area.current?.querySelector("textarea")?.focus();
      return;
    }
    const saved = actions.changeDraft({ anchors, currency: entry.currency });
    // Without a network it is refused, which has been shown, and the text stays. Any other failure is shown by the
    // page, which has the prices then.
    saved.catch(() => {});
    if (view.isReadOnly) return;
    actions.focusMedium(entry.medium);
    close();
  }

  return (
    <Form
      onSubmit={submit}
      aria-labelledby="entry-heading"
      className="gap-x-12 pt-7 pb-12 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="min-w-0">
        <h2
          id="entry-heading"
          className="font-display text-[1.75rem]/[2.125rem] font-[440] tracking-display"
        >
          {t("heading")}
        </h2>
        <p className="max-w-[46ch] pt-2 text-2 text-ink-2">{t("text")}</p>
        <SelectField
          label={t("medium")}
          {...boundTo(entry, change, "medium")}
          options={media.map((value) => ({ value, label: choices(`medium.${value}`) }))}
          className="pt-6"
        />
        <div className="flex flex-wrap gap-x-10 pt-4">
          <LabelledToggle
            label={t("units")}
            options={units.map((value) => ({
              value,
              label: choices(value === "metric" ? "units.centimetres" : "units.inches"),
            }))}
            value={entry.units}
            onChange={(chosen) => change({ units: chosen })}
          />
          <LabelledToggle
            label={t("currency")}
            options={currencies.map((value) => ({ value, label: value }))}
            {...boundTo(entry, change, "currency")}
            isDisabled={hasOthers}
          />
        </div>
        <div ref={area} className="pt-4">
          <TextAreaField
            label={t("rows")}
            rows={8}
            {...boundTo(entry, change, "text")}
            spellCheck={false}
            autoComplete="off"
            error={isRefused ? t(refusal(problems.length, prices.length)) : undefined}
            onSelect={({ currentTarget }) => setTypedLine(lineOf(currentTarget))}
            onBlur={() => setTypedLine(null)}
          />
        </div>
        <RowProblems rows={shownProblems} units={entry.units} currency={entry.currency} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-6">
          <Button type="submit" variant="filled" isDisabled={view.isReadOnly}>
            {t("submit")}
          </Button>
          <TextButton onClick={close}>{t("cancel")}</TextButton>
        </div>
      </div>
      <div className="min-w-0 max-lg:pt-8">
        <SmallCurve
          points={prices.map((size) => ({
            ...size,
            id: sizeKey(size),
            title: "",
            isSold: false,
            imageUrl: null,
          }))}
          curve={curveOf(prices)}
          title={t("drawing", { count: prices.length })}
          units={entry.units}
          currency={entry.currency}
        />
        <WhatIsRead prices={prices} units={entry.units} currency={entry.currency} />
      </div>
    </Form>
  );
}

function first({ medium, units: own, settings }: PriceListView): Entry {
  return { medium: medium ?? "oil", units: own, currency: settings.currency, text: "" };
}

function refusal(problems: number, prices: number) {
  if (problems > 0) return "someWrong";
  return prices === 0 ? "nothing" : "tooMany";
}

/** The line with the caret, from 1. */
function lineOf({ value, selectionStart }: HTMLTextAreaElement): number {
  return value.slice(0, selectionStart).split("\n").length;
}

function curveOf(prices: readonly PricedSize[]): Curve | null {
  return prices.length === 0 ? null : fitCurve(prices.map((one) => ({ ...one, kind: "anchor" })));
}

/** The list's prices with those that were entered, which replace the ones of the same sizes. */
function mergeAnchors(
  { settings }: PriceListView,
  { medium }: Entry,
  prices: readonly PricedSize[],
): PriceListView["settings"]["anchors"] {
  const entered = new Set(prices.map(sizeKey));
  const otherAnchors = settings.anchors.filter(
    (anchor) => anchor.medium !== medium || !entered.has(sizeKey(anchor)),
  );
  return [...otherAnchors, ...prices.map((size) => ({ medium, ...size }))];
}
