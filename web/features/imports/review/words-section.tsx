import { useState } from "react";
import { useTranslations } from "use-intl";
import { media } from "#schema/artworks/media.ts";
import { supportKinds } from "#schema/artworks/supports.ts";
import { workStatuses } from "#schema/artworks/work-status.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import type { Decisions } from "../analysis/decisions.ts";
import type { FileAnalysis, FileWord } from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import type { Decide } from "../use-import-file.ts";

interface WordsSectionProps {
  readonly analysis: FileAnalysis;
  readonly decisions: Decisions;
  readonly decide: Decide;
}

/** So many known words are shown without asking. */
const shownKnown = 6;

const decidedIn = {
  medium: "media",
  status: "statuses",
  support: "supports",
  forSale: "forSale",
  disposal: "disposals",
  framed: "framed",
} as const;

/** The words that the file has for media, statuses and supports; what is not known is asked once. */
export function WordsSection({ analysis, decisions, decide }: WordsSectionProps) {
  const t = useTranslations("import.words");
  const [isWhole, setWhole] = useState(false);
  const { words } = analysis;
  if (words.length === 0) return null;
  const unknown = words.filter(({ known }) => known === null);
  const open = unknown.filter(({ field, key }) => decisions[decidedIn[field]][key] === undefined);
  const shown = isWhole ? words : words.slice(0, unknown.length + shownKnown);
  return (
    <ImportPageSection title={t("heading")} lead={t("lead", { count: open.length })}>
      <Table caption={t("table")} stacksBelow="md">
        <TableHead>
          <Th className="pr-5 pb-2.5">{t("word")}</Th>
          <Th isNumber className="w-24 pr-5 pb-2.5">
            {t("rows")}
          </Th>
          <Th className="w-70 pb-2.5">{t("means")}</Th>
        </TableHead>
        <TableBody>
          {shown.map((word) => (
            <WordRow
              key={`${word.field} ${word.key}`}
              word={word}
              decisions={decisions}
              decide={decide}
            />
          ))}
        </TableBody>
      </Table>
      {shown.length < words.length && (
        <TextButton onClick={() => setWhole(true)} className="mt-2">
          {t("showAll", { count: words.length })}
        </TextButton>
      )}
    </ImportPageSection>
  );
}

interface WordRowProps extends Omit<WordsSectionProps, "analysis"> {
  readonly word: FileWord;
}

function WordRow({ word, decisions, decide }: WordRowProps) {
  const t = useTranslations("import.words");
  const fieldName = useTranslations("import.columns.fields");
  const format = useFormat();
  const { field, key, text, count, known } = word;
  const shown = text === "" ? t(`blank.${field}`) : text;
  const decided = decidedIn[field];
  const isOpen = known === null && decisions[decided][key] === undefined;
  return (
    <tr className="border-b border-rule max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-2">
      <Th scope="row" className="pr-5 wrap-anywhere max-md:pr-0">
        <span className={isOpen ? "font-strong" : ""}>{shown}</span>
        <span className="block text-1 text-ink-2">{fieldName(field)}</span>
      </Th>
      <Td isNumber className="pr-5 text-ink-2 max-md:hidden">
        {format.number(count)}
      </Td>
      <Td className="max-md:self-center md:pt-1.5 md:pb-1">
        <MeaningField
          word={word}
          decisions={decisions}
          label={t("meansOf", { word: shown })}
          onChoose={(value) =>
            void decide((before) => ({ [decided]: { ...before[decided], [key]: value } }))
          }
        />
      </Td>
    </tr>
  );
}

interface MeaningFieldProps {
  readonly word: FileWord;
  readonly decisions: Decisions;
  readonly label: string;
  readonly onChoose: (value: string) => void;
}

function MeaningField({ word, decisions, label, onChoose }: MeaningFieldProps) {
  const t = useTranslations("import.words");
  const mediumName = useTranslations("choices.medium");
  const statusName = useTranslations("gallery.statuses");
  const statuses = () => workStatuses.map((value) => ({ value, label: statusName(value) }));
  const options = {
    medium: () => media.map((value) => ({ value: value as string, label: mediumName(value) })),
    status: statuses,
    forSale: statuses,
    disposal: statuses,
    framed: () => (["yes", "no"] as const).map((value) => ({ value, label: t(`framed.${value}`) })),
    support: () => supportKinds.map((value) => ({ value, label: t(`supports.${value}`) })),
  };
  return (
    <SelectField<string>
      label={<span className="sr-only">{label}</span>}
      value={decisions[decidedIn[word.field]][word.key] ?? word.known ?? ""}
      placeholder={t("choose")}
      options={options[word.field]()}
      onChange={onChoose}
    />
  );
}
