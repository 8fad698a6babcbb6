import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { foldText } from "#schema/fold-text.ts";
import { type Person, personLimits, shownName } from "#schema/people/person.ts";
import { usePeople } from "#web/api/people.ts";
import { ComboboxField, type ComboboxOption } from "#web/ui/combobox-field.tsx";

/** So many people are suggested at once. */
const mostSuggestions = 8;

interface PersonFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly maxLength?: number;
  /** Whether a name that nobody has can be typed, as it mostly can. */
  readonly offersNew?: boolean;
  /** The id of who is not suggested. */
  readonly except?: string;
  /** The name as it is typed. */
  readonly value: string;
  /** Who was chosen; empty for a name that was only typed. */
  readonly personId: string;
  /** `person` is null for a name that is typed. */
  readonly onChange: (name: string, person: Person | null) => void;
}

/**
 * The name of a person: the artist's people are suggested from the first letter, below them the typed name as a new one. A
 * name that is typed stays as it is, without a choice.
 */
export function PersonField({
  value,
  personId,
  maxLength = personLimits.nameCharacters,
  offersNew = true,
  except,
  onChange,
  ...field
}: PersonFieldProps) {
  const t = useTranslations("work.personField");
  const { data: people = noPeople } = usePeople();
  const known = useMemo(() => people.map(toSuggestion), [people]);
  const options = useMemo(() => known.map(({ option }) => option), [known]);

  function matchesOf(typed: string | null): readonly ComboboxOption[] {
    const words = foldText(typed ?? "");
    if (words === "") return [];
    const parts = words.split(" ");
    const found = known.filter(
      ({ text, option, isOffered }) =>
        isOffered && option.value !== except && parts.every((part) => text.includes(part)),
    );
    const suggested = found
      .toSorted((one, other) => rank(one.text, words) - rank(other.text, words))
      .slice(0, mostSuggestions)
      .map(({ option }) => option);
    const isKnown = suggested.some(({ label }) => foldText(label) === words);
    const name = typed?.trim() ?? "";
    return isKnown || !offersNew
      ? suggested
      : [...suggested, { value: name, label: name, words: t("new", { name }) }];
  }

  return (
    <ComboboxField
      {...field}
      autoComplete="off"
      maxLength={maxLength}
      value={options.some((option) => option.value === personId) ? personId : value}
      options={options}
      matchesOf={matchesOf}
      completionOf={() => null}
      onChange={(next) => {
        const person = people.find(({ id }) => id === next) ?? null;
        onChange(person ? shownName(person) : next, person);
      }}
    />
  );
}

const noPeople: readonly Person[] = [];

function toSuggestion(person: Person) {
  const { id, name, organization, email, address, archived } = person;
  const label = shownName(person);
  const beside = [name === "" ? "" : organization, email || address.city];
  const detail = beside.filter((text) => text !== "").join(", ");
  const option: ComboboxOption = { value: id, label, ...(detail !== "" && { detail }) };
  return { option, text: foldText(`${label} ${organization} ${email}`), isOffered: !archived };
}

/** Names that begin so come first, then those of which a word does. */
function rank(text: string, words: string): number {
  if (text.startsWith(words)) return 0;
  return text.includes(` ${words}`) ? 1 : 2;
}
