import { useTranslations } from "use-intl";
import { statusLimits } from "#schema/artworks/work-status.ts";
import { localDay } from "#web/browser/local-day.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import type { StatusFieldsProps } from "./status-form.ts";

/** For whom a work is held, and until when. */
export function HoldFields({ form, change, errors }: StatusFieldsProps) {
  const t = useTranslations("work.status");
  return (
    <>
      <PersonField
        label={t("holdFor")}
        note={t("optional")}
        value={form.who}
        personId={form.personId}
        maxLength={statusLimits.whoCharacters}
        onChange={(who, person) => change({ who, personId: person?.id ?? "" })}
      />
      <TextField
        type="date"
        label={t("until")}
        note={t("optional")}
        {...boundTo(form, change, "until")}
        min={localDay(new Date())}
        error={errors.until && t("errors.over")}
      />
    </>
  );
}
