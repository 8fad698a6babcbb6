import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { channelLimits } from "#schema/channels/channel.ts";
import type { Currency } from "#schema/currency.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { ChannelItem } from "./channel-item.tsx";
import { type ChannelsFormOptions, useChannelsForm } from "./use-channels-form.ts";

interface ChannelsEditorProps extends ChannelsFormOptions {
  readonly currency: Currency;
}

/** The channels as a list: one is open for editing, and nothing is saved before the last press. */
export function ChannelsEditor(props: ChannelsEditorProps) {
  const t = useTranslations("priceList.channels.editor");
  const element = useRef<HTMLFormElement>(null);
  const form = useChannelsForm(props);
  const { channels, openId, errors, focus, problem, isSaving } = form;

  useEffect(() => {
    if (focus === null) return;
    const selector = focus.on === "error" ? "[aria-invalid=true]" : `[data-focus="${focus.on}"]`;
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [focus]);

  return (
    <Form ref={element} onSubmit={form.save} className="pt-5">
      <ul>
        {channels.map((channel, index) => (
          <ChannelItem
            key={channel.id}
            channel={channel}
            errors={errors.get(channel.id) ?? {}}
            isOpen={channel.id === openId}
            currency={props.currency}
            onOpen={() => form.open(channel.id === openId ? null : channel.id)}
            onChange={(change) => form.change(channel.id, change)}
            onMoveUp={index === 0 ? null : () => form.move(channel.id, -1)}
            onMoveDown={index === channels.length - 1 ? null : () => form.move(channel.id, 1)}
            onRemove={() => form.remove(channel.id)}
          />
        ))}
      </ul>
      {channels.length < channelLimits.count && (
        <TextButton data-focus="add" onClick={form.add} className="mt-3">
          {t("add")}
        </TextButton>
      )}
      {problem !== null && (
        <p role="alert" className="pt-3 text-2 text-error">
          {problem}
        </p>
      )}
      <FormFoot cancel={t("cancel")} onCancel={form.cancel} isBusy={isSaving}>
        {t(isSaving ? "saving" : "save")}
      </FormFoot>
    </Form>
  );
}
