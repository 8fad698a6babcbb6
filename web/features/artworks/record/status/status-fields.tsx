import { useTranslations } from "use-intl";
import { statusLimits } from "#schema/artworks/work-status.ts";
import { useChannels } from "#web/api/channels.ts";
import { localDay } from "#web/browser/local-day.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { StatusErrors, StatusFormValues } from "./status-form.ts";

interface StatusFieldsProps {
  readonly form: StatusFormValues;
  readonly change: (changed: Partial<StatusFormValues>) => void;
  readonly errors: StatusErrors;
}

/** What a hold or a consignment says besides its name. */
export function StatusFields(props: StatusFieldsProps) {
  switch (props.form.status) {
    case "on-hold":
      return <HoldFields {...props} />;
    case "consigned":
      return <ConsignmentFields {...props} />;
    default:
      return null;
  }
}

function HoldFields({ form, change, errors }: StatusFieldsProps) {
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

function ConsignmentFields({ form, change, errors }: StatusFieldsProps) {
  const t = useTranslations("work.status");
  const channelName = useChannelName();
  const { data: channels = [] } = useChannels();
  return (
    <>
      <TextField
        label={t("with")}
        note={t("optional")}
        {...boundTo(form, change, "who")}
        maxLength={statusLimits.whoCharacters}
        autoComplete="off"
      />
      <SelectField
        label={t("channel")}
        {...boundTo(form, change, "channelId")}
        placeholder={t("choose")}
        options={channels.map((each) => ({ value: each.id, label: channelName(each) }))}
        error={errors.channelId && t("errors.channel")}
      />
      <TextField type="date" label={t("since")} {...boundTo(form, change, "since")} />
      <TextField
        type="date"
        label={t("dueBack")}
        note={t("optional")}
        {...boundTo(form, change, "dueBack")}
        error={errors.dueBack && t("errors.beforeSince")}
      />
    </>
  );
}
