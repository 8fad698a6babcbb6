import { useTranslations } from "use-intl";
import { statusLimits } from "#schema/artworks/work-status.ts";
import { useChannels } from "#web/api/channels.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { LazySection } from "#web/ui/lazy.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { StatusFieldsProps } from "./status-form.ts";

/** Apart, because the field with suggestions weighs as much as the page. */
const holdFields = lazyPart("hold-fields", () => import("./hold-fields.tsx"));

/** What a hold or a consignment says besides its name. */
export function StatusFields(props: StatusFieldsProps) {
  switch (props.form.status) {
    case "on-hold":
      return (
        <LazySection part={holdFields}>{({ HoldFields }) => <HoldFields {...props} />}</LazySection>
      );
    case "consigned":
      return <ConsignmentFields {...props} />;
    default:
      return null;
  }
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
