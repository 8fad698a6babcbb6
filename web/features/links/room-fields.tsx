import { useTranslations } from "use-intl";
import { type Link, linkLanguages, linkLimits } from "#schema/links/link.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useFormat } from "#web/i18n/format.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import type { RoomErrors, RoomForm } from "./room-form.ts";

interface FormProps {
  readonly form: RoomForm;
  readonly change: (changed: Partial<RoomForm>) => void;
}

interface RoomFieldsProps extends FormProps {
  readonly errors: RoomErrors;
}

/** What a room is called and says, for whom it is, until when, and in which language. */
export function RoomFields({ form, change, errors }: RoomFieldsProps) {
  const t = useTranslations("links.room.fields");
  const error = (field: keyof RoomForm) => {
    const found = errors[field];
    return found && t(`errors.${found}`);
  };
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      <div className="field-grid pt-4">
        <TextField
          label={t("title")}
          {...boundTo(form, change, "title")}
          maxLength={linkLimits.titleCharacters}
          error={error("title")}
          autoComplete="off"
          className="col-span-full"
          inputClassName="work-title"
        />
        <TextAreaField
          label={t("note")}
          note={t("optional")}
          {...boundTo(form, change, "note")}
          maxLength={linkLimits.noteCharacters}
          error={error("note")}
          rows={2}
          className="col-span-full"
        />
        <PersonField
          label={t("person")}
          note={t("optional")}
          value={form.who}
          personId={form.personId}
          error={error("personId")}
          onChange={(who, person) => change({ who, personId: person?.id ?? "" })}
          className="max-xs:col-span-full"
        />
        <TextField
          type="date"
          label={t("endsOn")}
          note={t("optional")}
          {...boundTo(form, change, "endsOn")}
          min={localDay(new Date())}
          error={error("endsOn")}
          className="max-xs:col-span-full"
        />
        <LabelledToggle
          label={t("language")}
          options={linkLanguages.map((value) => ({
            value,
            label:
              value === "fr" ? <span lang="fr">{t("languages.fr")}</span> : t(`languages.${value}`),
          }))}
          {...boundTo(form, change, "language")}
          frameClassName="col-span-full"
        />
      </div>
    </WorkPageSection>
  );
}

/** What of the works a room shows. */
export function RoomShows({ form, change }: FormProps) {
  const t = useTranslations("links.room.shows");
  const choices = ["showPrices", "showWhy", "showSold", "showContact"] as const;
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      <div className="pt-1">
        {choices.map((name) => (
          <div key={name} className="border-b border-rule last:border-0">
            <Checkbox
              label={
                <>
                  {t(name)}
                  <span className="block text-1 text-ink-2">{t(`${name}Note`)}</span>
                </>
              }
              isChecked={form[name]}
              onChange={(isChecked) => change({ [name]: isChecked })}
            />
          </div>
        ))}
      </div>
    </WorkPageSection>
  );
}

interface RoomFactsProps {
  readonly room: Link;
  readonly person: Person | null;
}

/** What a room says, for whom it is and until when, where that cannot be changed. */
export function RoomFacts({ room, person }: RoomFactsProps) {
  const t = useTranslations("links.room.fields");
  const row = useTranslations("links.rooms.row");
  const format = useFormat();
  const { note, state, endsOn } = room;
  const day = endsOn === null ? null : format.day(endsOn);
  const until = {
    open: () => (day === null ? row("endless") : row("open", { day })),
    ended: () => row("ended", { day: day ?? "" }),
    revoked: () => row("revoked"),
  }[state]();
  return (
    <WorkPageSection title={t("heading")} isOnScreenOnly>
      {note !== "" && <p className="pt-2 text-2 whitespace-pre-wrap wrap-anywhere">{note}</p>}
      <p className="pt-2 text-2 text-ink-2">
        {person && <span className="block">{row("for", { name: shownName(person) })}</span>}
        {until}
      </p>
    </WorkPageSection>
  );
}
