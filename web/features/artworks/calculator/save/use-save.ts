import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { profileDefaults } from "#schema/artist/profile.ts";
import {
  hasUnlimitedUse,
  mayCalculate,
  maySaveNewArtwork,
  type User,
} from "#schema/artist/user.ts";
import type { Artwork, ArtworkInput } from "#schema/artworks/artwork.ts";
import { hasCode } from "#web/api/api.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { toast } from "#web/browser/toast.ts";
import { encodePicture } from "#web/works/picture/encode-picture.ts";
import { useSaveArtwork } from "#web/works/queries.ts";
import { type Form, toArtworkInput, workFacts } from "../form/form.ts";
import type { ShowUpgrade } from "../use-upgrade-toast.ts";
import { useSaveMessages } from "./use-save-messages.ts";

interface SaveOptions {
  readonly user: User;
  /** The work as it was opened; null for a new one. */
  readonly opened: Artwork | null;
  readonly latest: () => Form;
  readonly showUpgrade: ShowUpgrade;
  /** Shows what to correct; returns whether the form can be saved. */
  readonly check: () => boolean;
  /** Writes the work to storage now, and returns whether all of it is there. */
  readonly keep: () => boolean;
  /** Resolves when no picture is being read any more. */
  readonly pictureSettled: () => Promise<void>;
  /** For a locked form, whose picture cannot be replaced; null for the others. */
  readonly saveWithoutPicture: (() => void) | null;
}

/** Whether Save would be refused before it is tried (specification, sections 5 and 6). */
export function findSaveLimit(user: User, opened: Artwork | null, hasPrice: boolean) {
  if (hasUnlimitedUse(user)) return null;
  if (opened === null && !maySaveNewArtwork(user)) return "saveLimit";
  // A free artist whose calculation is used may still save the price that it gave, and nothing else.
  const isFirstPrice = hasPrice && (opened?.suggestedPrice ?? null) === null;
  return mayCalculate(user) || isFirstPrice ? null : "calculationLimit";
}

/** Saves once, however often Save is clicked. After any failure the input stays. */
export function useSave({
  user,
  opened,
  latest,
  showUpgrade,
  check,
  keep,
  pictureSettled,
  saveWithoutPicture,
}: SaveOptions) {
  const t = useTranslations("pricing");
  const messages = useSaveMessages(showUpgrade);
  const { mutateAsync: saveArtwork } = useSaveArtwork();
  const [keys] = useState(() => keepIdempotencyKeys());
  const isRunning = useRef(false);
  const [isSaving, setSaving] = useState(false);

  async function prepare(form: Form): Promise<ArtworkInput | null> {
    const work = workFacts(form);
    if (work === null) return null;
    try {
      return toArtworkInput(form, work, {
        title: form.title.trim() || t("untitled"),
        ...(form.picture ? await encodePicture(form.picture) : { imageUrl: null }),
        currency: user.currency ?? profileDefaults.currency,
      });
    } catch (error) {
      console.error(error);
      showPictureError();
      return null;
    }
  }

  function showPictureError(): void {
    toast({
      title: t("picture.unprepared.title"),
      isError: true,
      ...(saveWithoutPicture
        ? {
            description: t("picture.unprepared.textLocked"),
            action: { label: t("picture.unprepared.saveWithout"), onPress: saveWithoutPicture },
          }
        : { description: t("picture.unprepared.text") }),
    });
  }

  async function send(form: Form): Promise<Artwork | null> {
    const input = await prepare(form);
    if (input === null) return null;
    try {
      const saved = await (opened
        ? saveArtwork({ id: opened.id, input, ifMatch: opened.updatedAt })
        : saveArtwork({ id: null, input, idempotencyKey: keys.keyFor(input) }));
      keys.reset();
      messages.showSaved(form.price, saved, opened === null);
      return saved;
    } catch (error) {
      const isPictureRefused =
        hasCode(error, "UNSUPPORTED_MEDIA_TYPE") || hasCode(error, "PAYLOAD_TOO_LARGE");
      if (saveWithoutPicture && isPictureRefused) showPictureError();
      else await messages.showFailure(error, { isEdit: opened !== null, keep });
      return null;
    }
  }

  /** The saved work; null after a refusal or a failure, which has been shown. */
  async function save(): Promise<Artwork | null> {
    if (isRunning.current) return null;
    const limit = findSaveLimit(user, opened, latest().price !== null);
    if (limit) showUpgrade(limit);
    if (limit || !check()) return null;
    isRunning.current = true;
    setSaving(true);
    try {
      await pictureSettled();
      return await send(latest());
    } finally {
      isRunning.current = false;
      // At once: a field that is still inert would not take the focus.
      flushSync(() => setSaving(false));
    }
  }

  return { save, isSaving };
}
