import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { hasCode } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { inputStore } from "#web/storage/input-store.ts";
import {
  type ChannelErrors,
  channelErrors,
  channelsFormSchema,
  moved,
  newChannel,
  type TypedChannel,
  toChannels,
  toForm,
} from "./channel-form.ts";
import { saveChannels, useRefetchedChannels } from "./queries.ts";

const channelsStore = inputStore("price-list", channelsFormSchema);

export interface ChannelsFormOptions {
  readonly channels: readonly SalesChannel[];
  readonly works: readonly Artwork[];
  readonly userId: string;
  readonly onClose: () => void;
}

/** The typed channels and their saving: whole, once, and kept until it has succeeded. */
export function useChannelsForm({ channels: saved, works, userId, onClose }: ChannelsFormOptions) {
  const t = useTranslations("priceList.channels.editor");
  const failure = useTranslations("priceList.page.failure");
  const showFailure = useShowChangeFailure();
  useRefetchedChannels();
  const { submit, isSending } = useSubmit();
  const { form, change, reset } = useStoredForm({
    store: channelsStore,
    userId,
    of: "channels",
    initial: toForm(saved),
  });
  const { channels } = form;
  const [openId, setOpenId] = useState<string | null>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, ChannelErrors>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  /** What gets the focus after a change; a new object each time, so that the same one gets it again. */
  const [focus, setFocus] = useState<{ readonly on: string } | null>(null);

  function changeAll(next: readonly TypedChannel[], focusOn: string | null = null): void {
    change({ channels: [...next] });
    setErrors(new Map());
    setProblem(null);
    setFocus(focusOn === null ? null : { on: focusOn });
  }

  function changeOne(id: string, changed: Partial<TypedChannel>): void {
    changeAll(
      channels.map((channel) => (channel.id === id ? { ...channel, ...changed } : channel)),
    );
  }

  function add(): void {
    const channel = newChannel(crypto.randomUUID(), "gallery");
    changeAll([...channels, channel], `name-${channel.id}`);
    setOpenId(channel.id);
  }

  function remove(id: string): void {
    const consigned = works.find(
      ({ status, statusDetails }) => status === "consigned" && statusDetails.channelId === id,
    );
    if (consigned) setProblem(t("inUse", { title: consigned.title }));
    else if (channels.length === 1) setProblem(t("last"));
    else
      changeAll(
        channels.filter((channel) => channel.id !== id),
        "add",
      );
  }

  function move(id: string, by: -1 | 1): void {
    const next = moved(channels, id, by);
    const index = next.findIndex((channel) => channel.id === id);
    // At an end the button that was pressed is disabled: the other one has the focus.
    const isAtEnd = by === -1 ? index === 0 : index === next.length - 1;
    changeAll(next, `${(by === -1) === isAtEnd ? "down" : "up"}-${id}`);
  }

  function findErrors(): ReadonlyMap<string, ChannelErrors> {
    const found = channels.map((channel) => [channel.id, channelErrors(channel)] as const);
    return new Map(found.filter(([, each]) => Object.keys(each).length > 0));
  }

  function save(): void {
    const found = findErrors();
    setErrors(found);
    setProblem(null);
    setFocus(null);
    const [first] = found.keys();
    if (first !== undefined) {
      setOpenId(first);
      setFocus({ on: "error" });
      return;
    }
    void submit({
      send: () => saveChannels(toChannels(form)),
      onDone: () => {
        toast({ title: t("saved") });
        reset();
        onClose();
      },
      onError: (error) => {
        // A work was consigned in another window meanwhile.
        if (hasCode(error, "CONFLICT")) setProblem(t("inUseElsewhere"));
        else {
          const text = t("failed");
          const offline = `${text} ${failure("offline")}`;
          showFailure(error, { text, offline, professional: failure("professional") });
        }
      },
    });
  }

  function cancel(): void {
    reset();
    onClose();
  }

  return {
    channels,
    openId,
    errors,
    problem,
    focus,
    add,
    remove,
    move,
    cancel,
    change: changeOne,
    open: (id: string | null) => {
      setOpenId(id);
      setFocus(null);
    },
    save,
    isSaving: isSending,
  };
}
