import { useTranslations } from "use-intl";
import type { Medium } from "#schema/artworks/media.ts";
import {
  type DocumentLanguage,
  documentLanguages,
  localesOf,
} from "#schema/documents/languages.ts";
import { useFormat } from "#web/i18n/format.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { mediaOf } from "../document-data.ts";
import type { ListToPrint, PrintRequest } from "../document-request.ts";
import type { DocumentSettings } from "../document-settings.ts";
import { type DocumentText, textKey } from "../document-texts.ts";
import { type Paper, papers } from "../pdf/resources.ts";

interface SettingsFormProps {
  readonly request: PrintRequest;
  readonly settings: DocumentSettings;
  /** What the document says that can be changed here. */
  readonly texts: readonly DocumentText[];
  /** Whether it can have QR codes. */
  readonly offersCode: boolean;
  readonly onChange: (change: Partial<DocumentSettings>) => void;
}

const paperNames = Object.keys(papers).filter((name): name is Paper => name in papers);

/** What can be chosen of a document. What was issued, or has a language of its own, says the same for ever: only its paper is chosen. */
export function SettingsForm(props: SettingsFormProps) {
  const { request, settings, onChange } = props;
  const t = useTranslations("documents.dialog");
  const isWritten = ["issued", "invoice", "agreement", "letter"].includes(request.kind);
  return (
    <div className="grid gap-4 pt-5">
      {!isWritten && (
        <LabelledToggle<DocumentLanguage>
          label={t("language")}
          options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          {...boundTo(settings, onChange, "language")}
          className="flex-wrap gap-y-0!"
          isSmall
        />
      )}
      {request.kind === "price-list" && <ListSettings {...props} request={request} />}
      <Boxes {...props} />
      <Texts {...props} />
      <LabelledToggle<Paper>
        label={t("paper")}
        options={paperNames.map((value) => ({ value, label: t(`papers.${value}`) }))}
        {...boundTo(settings, onChange, "paper")}
        isSmall
      />
    </div>
  );
}

interface ListSettingsProps extends Omit<SettingsFormProps, "texts" | "offersCode"> {
  readonly request: Extract<PrintRequest, { readonly kind: "price-list" }>;
}

/** Which list, which media and which sizes. */
function ListSettings({ request: { lists }, settings, onChange }: ListSettingsProps) {
  const t = useTranslations("documents.dialog");
  const nameOf = useListName();
  const mediumName = useTranslations("choices.medium");
  const list = lists[settings.list];
  const media = mediaOf(list);
  if (!list) return null;

  function show(medium: Medium, isShown: boolean): void {
    const others = settings.mediaLeftOut.filter((one) => one !== medium);
    onChange({ mediaLeftOut: isShown ? others : [...others, medium] });
  }

  return (
    <>
      {lists.length > 1 && (
        <LabelledToggle<string>
          label={t("list")}
          options={lists.map((each, index) => ({ value: String(index), label: nameOf(each) }))}
          value={String(settings.list)}
          onChange={(value) => onChange({ list: Number(value), mediaLeftOut: [] })}
          className="flex-wrap gap-y-0!"
          isSmall
        />
      )}
      <LabelledToggle<"all" | "own">
        label={t("sizes")}
        options={[
          { value: "all", label: t("allSizes") },
          { value: "own", label: t("ownSizes") },
        ]}
        value={settings.ownSizesOnly ? "own" : "all"}
        onChange={(value) => onChange({ ownSizesOnly: value === "own" })}
        isSmall
      />
      {media.length > 1 && (
        <fieldset>
          <legend className="pb-0.5 text-1 text-ink-2">{t("media")}</legend>
          <div className="grid grid-cols-2 text-2 max-md:grid-cols-[repeat(2,auto)] max-md:justify-start max-md:gap-x-4 *:py-1.5 max-2xs:grid-cols-1">
            {media.map((medium) => (
              <Checkbox
                key={medium}
                label={mediumName(medium)}
                isChecked={!settings.mediaLeftOut.includes(medium)}
                onChange={(isShown) => show(medium, isShown)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function useListName() {
  const t = useTranslations("documents.dialog");
  const format = useFormat();
  return ({ isDraft, holdsFrom }: ListToPrint) =>
    isDraft || holdsFrom === null ? t("draft") : t("holdsFrom", { date: format.day(holdsFrom) });
}

/** A field for each text of the document, as it will be printed. */
function Texts({ texts, settings, onChange }: SettingsFormProps) {
  const t = useTranslations("documents.dialog.texts");
  const isBoth = localesOf(settings.language).length > 1;
  return texts.map((text) => (
    <TextAreaField
      key={textKey(text)}
      label={t(isBoth ? `${text.name}In.${text.locale}` : text.name)}
      value={text.text}
      onChange={(typed) => onChange({ texts: { ...settings.texts, [textKey(text)]: typed } })}
      lang={text.locale}
      rows={text.name === "notes" ? 5 : 3}
      maxLength={mostCharacters}
    />
  ));
}

/** As in the texts of an invoice. */
const mostCharacters = 1_000;

/** What is shown or left out, by the kind of the document. */
function Boxes({ request, settings, offersCode, onChange }: Omit<SettingsFormProps, "texts">) {
  const t = useTranslations("documents.dialog");
  const boxes = [...boxesOf(request, settings), ...(offersCode ? (["showsCode"] as const) : [])];
  if (boxes.length === 0) return null;
  return (
    <div className="text-2 *:py-1.5">
      {boxes.map((name) => (
        <Checkbox
          key={name}
          label={t(`boxes.${name}`)}
          isChecked={settings[name]}
          onChange={(isChecked) => onChange({ [name]: isChecked })}
        />
      ))}
      {offersCode && settings.showsCode && (
        <p className="pb-2 text-1 text-ink-2">{t("codes.note")}</p>
      )}
    </div>
  );
}

type Box = "showsFrames" | "addsWorks" | "showsPrices" | "showsHours" | "showsMaterials";

function boxesOf(request: PrintRequest, { addsWorks }: DocumentSettings): Box[] {
  switch (request.kind) {
    case "price-list":
      return [
        ...(request.lists.length > 0 ? (["showsFrames"] as const) : []),
        ...(request.works === null ? (["addsWorks"] as const) : []),
        ...(request.works !== null || addsWorks ? (["showsPrices"] as const) : []),
      ];
    case "labels":
      return ["showsPrices"];
    case "why":
      return ["showsHours", "showsMaterials"];
    case "issued":
    case "invoice":
    case "sample-invoice":
    case "agreement":
    case "statement":
    case "gallery-statement":
    case "letter":
      return [];
  }
}
