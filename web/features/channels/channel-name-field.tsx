import { useTranslations } from "use-intl";
import { TextField } from "#web/ui/field.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import type { TypedChannel } from "./channel-form.ts";

interface ChannelNameFieldProps {
  readonly channel: TypedChannel;
  readonly onChange: (change: Partial<TypedChannel>) => void;
  readonly error: string | undefined;
}

/** A channel's name; a gallery's can be chosen from the artist's people. */
export function ChannelNameField({ channel, error, onChange }: ChannelNameFieldProps) {
  const t = useTranslations("priceList.channels.editor");
  const field = {
    ...{ label: t("name"), note: t("optional"), error, autoComplete: "off" },
    ...{ "data-focus": `name-${channel.id}`, value: channel.name },
  };
  if (channel.kind !== "gallery") {
    return <TextField {...field} onChange={(name) => onChange({ name })} />;
  }
  return (
    <PersonField
      {...field}
      // The gallery goes by its own name, which may be another than its contact's.
      personId=""
      onChange={(name, person) =>
        onChange({ name: person?.organization || name, personId: person?.id ?? "" })
      }
    />
  );
}
