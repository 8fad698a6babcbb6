import { useTranslations } from "use-intl";
import { importFields } from "#schema/imports/fields.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ArrowRightIcon } from "#web/ui/more-icons.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import type {
  ColumnField,
  FileAnalysis,
  FileColumn,
  OpenedFile,
  RowKind,
} from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import { personFields } from "../people/person-columns.ts";
import type { Decide } from "../use-import-file.ts";

interface ColumnsSectionProps {
  readonly file: OpenedFile;
  readonly analysis: FileAnalysis;
  readonly decide: Decide;
  readonly onAnother: () => void;
  readonly onSheet: (sheet: string) => void;
}

const firstOfSale = importFields.indexOf("disposal");

/** Which column becomes what, with samples; the artist can say otherwise. */
export function ColumnsSection({
  file,
  analysis,
  decide,
  onAnother,
  onSheet,
}: ColumnsSectionProps) {
  const t = useTranslations("import.columns");
  const another = useTranslations("import.file")("another");
  const format = useFormat();
  const { sheet } = file;
  const choices = sheet?.choices ?? [];
  const others = choices.filter(({ name }) => name !== sheet?.name).length;
  const found = file.columns.filter(({ index }) => analysis.fields.has(index)).length;

  function choose({ index }: FileColumn, field: ColumnField | null): void {
    void decide(({ columns }) => ({
      columns: {
        // A field has one column: what the artist chose earlier for it is taken from there.
        ...Object.fromEntries(
          Object.entries(columns).map(([at, chosen]) => [at, chosen === field ? null : chosen]),
        ),
        [index]: field,
      },
    }));
  }

  return (
    <ImportPageSection
      title={t("heading")}
      lead={t.rich("lead", {
        name: (words) => <span className="text-ink">{words}</span>,
        fileName: file.name,
        rows: file.rowCount,
        rowsText: format.number(file.rowCount),
        sheet: file.sheet?.name ?? "none",
        otherSheets: others,
        found,
        left: file.columns.length - found,
      })}
      aside={
        <>
          {sheet !== null && others > 0 && (
            <SelectField
              label={t("sheet")}
              value={sheet.name}
              options={choices.map(({ name, isHidden }) => ({
                value: name,
                label: isHidden ? t("hiddenSheet", { name }) : name,
              }))}
              onChange={(name) => {
                if (name !== sheet.name) onSheet(name);
              }}
              className="mt-4 max-w-70"
            />
          )}
          <KindChoice analysis={analysis} onChoose={(rows) => void decide(() => ({ rows }))} />
          <TextButton onClick={onAnother} className="mt-2">
            {another}
          </TextButton>
        </>
      }
    >
      <Table caption={t("table")} stacksBelow="md">
        <TableHead>
          <Th className="w-1/5 pr-5 pb-2.5">{t("inFile")}</Th>
          <Th className="pr-5 pb-2.5">{t("samples")}</Th>
          <Th className="w-70 pb-2.5">{t("becomes")}</Th>
        </TableHead>
        <TableBody>
          {file.columns.map((column) => (
            <ColumnRow
              key={column.index}
              column={column}
              kind={analysis.kind}
              field={analysis.fields.get(column.index) ?? null}
              onChoose={(field) => choose(column, field)}
            />
          ))}
        </TableBody>
      </Table>
    </ImportPageSection>
  );
}

interface KindChoiceProps {
  readonly analysis: FileAnalysis;
  readonly onChoose: (kind: RowKind) => void;
}

/** Says that rows are people, and lets the artist say otherwise where the headings could be of either. */
function KindChoice({ analysis: { kind, isOtherKindPossible }, onChoose }: KindChoiceProps) {
  const t = useTranslations("import.columns.people");
  if (!isOtherKindPossible) return null;
  const arePeople = kind === "people";
  return (
    <div className="pt-4">
      <p role="status" className="font-strong">
        {arePeople && t("said")}
      </p>
      <TextButton onClick={() => onChoose(arePeople ? "works" : "people")}>
        {t(arePeople ? "asWorks" : "asPeople")}
      </TextButton>
    </div>
  );
}

interface ColumnRowProps {
  readonly column: FileColumn;
  readonly kind: RowKind;
  readonly field: ColumnField | null;
  readonly onChoose: (field: ColumnField | null) => void;
}

function ColumnRow({ column, kind, field, onChoose }: ColumnRowProps) {
  const t = useTranslations("import.columns");
  const samples = column.samples.join(" · ");
  const header = column.header || t("unnamed", { letter: letters(column.index) });
  const option = (value: ColumnField) => ({ value, label: t(`fields.${value}`) });
  return (
    <tr
      className={`border-b border-rule max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-2 ${field === null ? "text-ink-2" : ""}`}
    >
      <Th scope="row" className="pr-5 wrap-anywhere max-md:self-end max-md:pr-0">
        {header}
      </Th>
      <Td className="pr-5 text-ink-2 max-md:self-start max-md:pr-0 max-md:text-1">
        <span className="flex items-center justify-between gap-4">
          <span title={samples} className="line-clamp-2 wrap-anywhere">
            {samples}
          </span>
          <ArrowRightIcon className="flex-none max-md:hidden" />
        </span>
      </Td>
      <Td className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:pt-1.5 md:pb-1">
        <SelectField<ColumnField | "none">
          label={<span className="sr-only">{t("becomesOf", { header })}</span>}
          value={field ?? "none"}
          groups={[
            { options: [{ value: "none", label: t("none") }] },
            ...(kind === "people"
              ? [{ label: t("groups.person"), options: personFields.map(option) }]
              : [
                  {
                    label: t("groups.work"),
                    options: importFields.slice(0, firstOfSale).map(option),
                  },
                  { label: t("groups.sale"), options: importFields.slice(firstOfSale).map(option) },
                ]),
          ]}
          onChange={(next) => onChoose(next === "none" ? null : next)}
        />
      </Td>
    </tr>
  );
}

/** As spreadsheets name columns: A to Z, then AA. */
function letters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}
