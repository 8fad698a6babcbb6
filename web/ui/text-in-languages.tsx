import { TextAreaField } from "./text-area-field.tsx";

interface TextInLanguagesProps<Language extends string> {
  /** Those of the document, the first one first. */
  readonly locales: readonly Language[];
  /** The name of a field; of the only one where there is one language. */
  readonly label: (locale: Language | null) => string;
  readonly note?: string;
  readonly valueIn: (locale: Language) => string;
  readonly onChange: (locale: Language, text: string) => void;
  readonly rows: number;
  readonly maxLength: number;
}

/** A text of a document: a field for each of its languages. */
export function TextInLanguages<Language extends string>({
  locales,
  label,
  note,
  valueIn,
  onChange,
  ...textarea
}: TextInLanguagesProps<Language>) {
  return locales.map((locale) => (
    <TextAreaField
      key={locale}
      label={label(locales.length > 1 ? locale : null)}
      {...(note !== undefined && { note })}
      value={valueIn(locale)}
      onChange={(text) => onChange(locale, text)}
      lang={locale}
      className="col-span-full"
      {...textarea}
    />
  ));
}
