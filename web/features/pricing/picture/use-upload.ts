import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/lib/toast.ts";
import { UnreadablePicture } from "./decode.ts";
import type { Picture } from "./picture.ts";
import { readPicture } from "./read-picture.ts";

/** Reads chosen files. One that cannot be opened says so, and the picture before it stays. */
export function useUpload(onPicture: (picture: Picture) => void) {
  const t = useTranslations("pricing.picture");
  const newest = useRef(0);
  const [isReading, setReading] = useState(false);

  async function upload(file: File): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    setReading(true);
    try {
      const picture = await readPicture(file);
      if (turn === newest.current) onPicture(picture);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) console.error(error);
      toast({ title: t("unreadable.title"), description: t("unreadable.text"), isError: true });
    } finally {
      if (turn === newest.current) setReading(false);
    }
  }

  return { upload, isReading };
}
