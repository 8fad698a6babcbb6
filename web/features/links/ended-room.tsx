import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type Link, roomPagePath } from "#schema/links/link.ts";
import { makeRoom, type RoomInput } from "#web/api/links.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { useKeepFocus } from "#web/ui/use-keep-focus.ts";
import { useShowLinkFailure } from "#web/works/links/use-show-link-failure.ts";

interface EndedRoomProps {
  readonly room: Link;
  readonly isPro: boolean;
}

/** Why the address of a room opens nothing, and what can be done about it; nothing while it opens. */
export function EndedRoom({ room, isPro }: EndedRoomProps): ReactNode {
  const t = useTranslations("links.room");
  const made = useTranslations("links.make");
  const format = useFormat();
  const showFailure = useShowLinkFailure();
  const { submit, isSending } = useSubmit();
  const takenBack = useKeepFocus(room.state);
  const { title, note, workIds, language, personId } = room;
  const { showPrices, showWhy, showSold, showContact } = room;

  function makeAnew(): void {
    const input: RoomInput = {
      kind: "room",
      title,
      note,
      workIds: [...workIds],
      language,
      personId,
      showPrices,
      showWhy,
      showSold,
      showContact,
    };
    void submit({
      send: (keyFor) => makeRoom({ input, idempotencyKey: keyFor(input) }),
      onDone: ({ id }) => {
        toast({ title: made("made") });
        navigateUnasked(roomPagePath(id));
      },
      onError: (error) => showFailure(error, "tooMany", made("failed")),
    });
  }

  if (room.state === "open" || (room.state === "ended" && !isPro)) return null;
  if (room.state === "ended") {
    return (
      <p className="pb-4 text-2 text-ink-2">
        {t("ended", { day: room.endsOn === null ? "" : format.day(room.endsOn) })}
      </p>
    );
  }
  return (
    <div ref={takenBack} tabIndex={-1} className="pb-4 text-2 text-ink-2 outline-none">
      <p>{t("revoked")}</p>
      {isPro && (
        <TextButton onClick={makeAnew} aria-disabled={isSending || undefined} className="text-ink">
          {t("again")}
        </TextButton>
      )}
    </div>
  );
}
