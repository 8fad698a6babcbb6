import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { PrintedSentence } from "#schema/consignments/sentences.ts";
import { consignmentLimits, type SentenceFacts } from "#schema/consignments/terms.ts";
import { type DocumentLocale, localesOf } from "#schema/documents/languages.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextInLanguages } from "#web/ui/text-in-languages.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { ConsignmentErrors, ConsignmentForm } from "./consignment-form.ts";
import {
  type ListedSentence,
  listSentences,
  nextSentenceId,
  withoutSentence,
  withSentence,
} from "./listed-sentences.ts";

interface SentencesProps {
  readonly form: ConsignmentForm;
  readonly change: (changed: Partial<ConsignmentForm>) => void;
  readonly errors: ConsignmentErrors;
  readonly facts: SentenceFacts;
  /** In the first language. */
  readonly printed: readonly PrintedSentence[];
  /** Those that hold until a change of them is confirmed, in the first language; none of a draft. */
  readonly inForce: readonly PrintedSentence[];
}

/** Every sentence that is printed, each of which can be changed. */
export function Sentences(props: SentencesProps) {
  const { form, change, errors, facts, printed, inForce } = props;
  const t = useTranslations("consignments.edit.sentences");
  const locales = localesOf(form.language);
  const [edited, setEdited] = useState<string | null>(null);
  const listed = listSentences(facts, form, printed);
  const nextId = nextSentenceId(form.sentences);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section
      aria-labelledby="sentences"
      className="border-t border-rule pt-7 pb-8 md:pt-10 md:pb-11"
    >
      <h2 id="sentences" className="font-display text-4 tracking-[-0.01em] [font-weight:460]">
        {t("title")}
      </h2>
      <p className="max-w-[70ch] pt-1 pb-4 text-2 text-ink-2">
        {t(locales.length > 1 ? "help" : "helpOneLanguage")}
      </p>
      <ol className="border-t border-ink">
        {listed.map((sentence) => (
          <Sentence
            key={sentence.id}
            sentence={sentence}
            before={inForce.find(({ id }) => id === sentence.id)?.text ?? null}
            locales={locales}
            isEdited={edited === sentence.id}
            next={add}
            onEdit={(isEdited) => setEdited(isEdited ? sentence.id : null)}
            onChange={(typed) => change({ sentences: withSentence(form.sentences, typed, facts) })}
            onReset={() => {
              setEdited(null);
              change({ sentences: withoutSentence(form.sentences, sentence.id) });
            }}
          />
        ))}
      </ol>
      {errors.sentences && (
        <p role="alert" className="pt-2 text-2 text-error">
          {t("tooLong")}
        </p>
      )}
      {nextId !== null && (
        <TextButton
          ref={add}
          onClick={() => {
            setEdited(nextId);
            change({ sentences: [...form.sentences, { id: nextId, en: "", fr: "" }] });
          }}
          className="mt-2"
        >
          {t("add")}
        </TextButton>
      )}
      {form.terms !== "" && (
        <TextAreaField
          label={t("further")}
          value={form.terms}
          onChange={(terms) => change({ terms })}
          maxLength={consignmentLimits.termsCharacters}
          rows={3}
          className="pt-4"
        />
      )}
    </section>
  );
}

interface SentenceProps {
  readonly sentence: ListedSentence;
  /** What holds until a change is confirmed, in the first language; null where nothing does. */
  readonly before: string | null;
  readonly locales: readonly DocumentLocale[];
  readonly isEdited: boolean;
  /** What gets the focus once an added sentence is taken out. */
  readonly next: RefObject<HTMLElement | null>;
  readonly onEdit: (isEdited: boolean) => void;
  readonly onChange: (typed: Pick<ListedSentence, "id" | "en" | "fr">) => void;
  readonly onReset: () => void;
}

function Sentence(props: SentenceProps) {
  const { sentence, before, locales, isEdited, next, onEdit, onChange, onReset } = props;
  const t = useTranslations("consignments.edit.sentences");
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { id, place, kind } = sentence;
  const textIn = (locale: DocumentLocale) => (locale === "fr-CA" ? sentence.fr : sentence.en);
  const name = place === null ? t("leftOut") : t("number", { place });

  useEffect(() => {
    if (isEdited) row.current?.querySelector("textarea")?.focus();
  }, [isEdited]);

  return (
    <li
      ref={row}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-3 md:grid-cols-[2.5rem_minmax(0,1fr)_5rem] md:gap-x-4"
    >
      <span className="pt-0.5 text-1 text-ink-2">{place === null ? "" : format.number(place)}</span>
      <div
        className={`grid min-w-0 gap-x-6 gap-y-2 ${locales.length > 1 ? "md:grid-cols-2 md:[&>.field]:col-span-1!" : ""}`}
      >
        {isEdited ? (
          <TextInLanguages
            locales={locales}
            label={(locale) => (locale === null ? name : t(`in.${locale}`, { name }))}
            valueIn={textIn}
            onChange={(locale, text) => {
              const { en, fr } = sentence;
              onChange({ id, en, fr, [locale === "fr-CA" ? "fr" : "en"]: text });
            }}
            rows={4}
            maxLength={consignmentLimits.sentenceCharacters}
          />
        ) : (
          locales.map((locale, index) => (
            <p
              key={locale}
              lang={locale}
              className={`font-display text-[1rem]/6 wrap-anywhere ${index > 0 ? "text-ink-2" : ""}`}
            >
              {textIn(locale)}
            </p>
          ))
        )}
        {before !== null && before !== locales.map(textIn)[0] && (
          <p className="col-span-full text-1 wrap-anywhere text-ink-2">
            <del lang={locales[0]}>{t("before", { text: before })}</del>
          </p>
        )}
        {(kind !== "standard" || place === null) && (
          <p className="col-span-full text-1 text-ink-2">
            {place === null && `${t("notPrinted")} `}
            {kind === "changed" && `${t("changed")} `}
            {kind !== "standard" && (
              <button
                type="button"
                onClick={() => {
                  (kind === "added" ? next.current : toggle.current)?.focus();
                  onReset();
                }}
                className="target underline decoration-1 underline-offset-4"
              >
                {t.rich(kind === "added" ? "takeOut" : "reset", { name, hidden: visuallyHidden })}
              </button>
            )}
          </p>
        )}
      </div>
      <TextButton
        ref={toggle}
        aria-expanded={isEdited}
        onClick={() => onEdit(!isEdited)}
        className="self-start max-md:col-start-2 max-md:justify-self-start md:-mt-2.5 md:justify-self-end"
      >
        {t.rich(isEdited ? "done" : "edit", { name, hidden: visuallyHidden })}
      </TextButton>
    </li>
  );
}
