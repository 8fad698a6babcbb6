import { useTranslations } from "use-intl";
import { statusLimits } from "#schema/work-status.ts";
import { TextField } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useChannels } from "../queries.ts";
import { localDay } from "../sale/days-on-offer.ts";
import { useChannelName } from "../use-channel-name.ts";
import type { StatusErrors, StatusForm } from "./status-form.ts";

interface StatusFieldsProps {
  readonly form: StatusForm;
  readonly type: (changed: Partial<StatusForm>) => void;
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

function HoldFields({ form, type, errors }: StatusFieldsProps) {
  const t = useTranslations("work.status");
  return (
    <>
      <TextField
        label={t("holdFor")}
        note={t("optional")}
        value={form.who}
        maxLength={statusLimits.whoCharacters}
        autoComplete="off"
        onChange={(event) => type({ who: event.target.value })}
      />
      <TextField
        type="date"
        label={t("until")}
        note={t("optional")}
        value={form.until}
        min={localDay(new Date())}
        onChange={(event) => type({ until: event.target.value })}
        error={errors.until && t("errors.over")}
      />
    </>
  );
}

function ConsignmentFields({ form, type, errors }: StatusFieldsProps) {
  const t = useTranslations("work.status");
  const channelName = useChannelName();
  const { data: channels = [] } = useChannels();
  return (
    <>
      <TextField
        label={t("with")}
        note={t("optional")}
        value={form.who}
        maxLength={statusLimits.whoCharacters}
        autoComplete="off"
        onChange={(event) => type({ who: event.target.value })}
      />
      <SelectField
        label={t("channel")}
        value={form.channelId}
        placeholder={t("choose")}
        options={channels.map((each) => ({ value: each.id, label: channelName(each) }))}
        onChange={(channelId) => type({ channelId })}
        error={errors.channelId && t("errors.channel")}
      />
      <TextField
        type="date"
        label={t("since")}
        value={form.since}
        onChange={(event) => type({ since: event.target.value })}
      />
      <TextField
        type="date"
        label={t("dueBack")}
        note={t("optional")}
        value={form.dueBack}
        onChange={(event) => type({ dueBack: event.target.value })}
        error={errors.dueBack && t("errors.beforeSince")}
      />
    </>
  );
}
