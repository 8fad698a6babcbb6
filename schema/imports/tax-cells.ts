import { toCents } from "#schema/money.ts";
import type { TaxLine } from "#schema/sales/taxes.ts";

/** A sale's taxes in a cell: the lines, or that the channel charges them itself. */
type TaxCell = readonly TaxLine[] | "by-channel";

type CellLanguage = "en-CA" | "fr-CA";

const names: readonly (Record<CellLanguage, string> & Pick<TaxLine, "tax" | "label">)[] = [
  { tax: "gst-hst", label: "GST", "en-CA": "GST", "fr-CA": "TPS" },
  { tax: "gst-hst", label: "HST", "en-CA": "HST", "fr-CA": "TVH" },
  { tax: "qst", label: "QST", "en-CA": "QST", "fr-CA": "TVQ" },
  { tax: "bc-pst", label: "PST", "en-CA": "PST BC", "fr-CA": "TVP CB" },
  { tax: "sk-pst", label: "PST", "en-CA": "PST SK", "fr-CA": "TVP SK" },
  { tax: "mb-rst", label: "RST", "en-CA": "RST", "fr-CA": "TVD" },
];

const words = {
  "en-CA": { none: "None", byChannel: "By the channel" },
  "fr-CA": { none: "Aucune", byChannel: "Par le canal" },
} as const satisfies Record<CellLanguage, object>;

/** `GST 5% 20.00; QST 9.975% 39.90`, `TPS 5% 20,00; TVQ 9,975% 39,90`; empty where they are not known. Amounts are in the sale's currency. */
export function taxesText(
  {
    taxes,
    channel,
  }: {
    readonly taxes: readonly TaxLine[] | null;
    readonly channel: { readonly chargesTax: boolean };
  },
  language: CellLanguage,
): string {
  if (channel.chargesTax) return words[language].byChannel;
  if (taxes === null) return "";
  if (taxes.length === 0) return words[language].none;
  return taxes
    .map((line) => {
      const numbers = `${line.rate}% ${amountOf(line)}`;
      const written = language === "fr-CA" ? numbers.replaceAll(".", ",") : numbers;
      return `${nameOf(line, language)} ${written}`;
    })
    .join("; ");
}

function nameOf({ tax, label }: TaxLine, language: CellLanguage): string {
  const known = names.find((name) => name.tax === tax && name.label === label);
  return known?.[language] ?? label;
}

function amountOf({ cents }: TaxLine): string {
  return (cents / 100).toFixed(2);
}

const linePattern = /^(.+) (\d{1,2}(?:[.,]\d{1,4})?)% (\d{1,9}[.,]\d\d)$/;

/** The same read again, in either language; null for anything else. */
export function readTaxes(text: string): TaxCell | null {
  const trimmed = text.trim();
  const isWord = (word: keyof (typeof words)["en-CA"]) =>
    trimmed === words["en-CA"][word] || trimmed === words["fr-CA"][word];
  if (isWord("none")) return [];
  if (isWord("byChannel")) return "by-channel";
  const lines = trimmed.split(";").map((line) => readLine(line.trim()));
  return lines.every((line) => line !== null) ? lines : null;
}

function readLine(text: string): TaxLine | null {
  const [, name, rate = "", amount = ""] = linePattern.exec(text) ?? [];
  const known = names.find((each) => each["en-CA"] === name || each["fr-CA"] === name);
  if (known === undefined) return null;
  const { tax, label } = known;
  const read = (number: string) => Number(number.replace(",", "."));
  return { tax, label, rate: read(rate), cents: toCents(read(amount)) };
}
