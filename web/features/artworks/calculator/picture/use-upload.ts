import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/browser/toast.ts";
import { UnreadablePicture } from "#web/works/picture/decode.ts";
import type { Picture } from "#web/works/picture/picture.ts";
import { readPictureFile } from "#web/works/picture/read-picture-file.ts";

/** A file that is being read. */
interface Reading {
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

export interface Upload {
  readonly upload: (file: File) => void;
  readonly cancel: () => void;
  readonly isReading: boolean;
  /** Resolves when no file is being read any more, whether it could be opened or not. */
  readonly settled: () => Promise<void>;
}

/** Reads a chosen file; choosing another aborts it. If one cannot be opened, a toast says so and the picture stays. */
export function useUpload(onPicture: (picture: Picture) => void): Upload {
  const t = useTranslations("pricing.picture");
  const current = useRef<Reading | null>(null);
  const [isReading, setReading] = useState(false);
  useEffect(() => () => current.current?.abort.abort(), []);

  async function read(file: File, signal: AbortSignal): Promise<void> {
    try {
      const picture = await readPictureFile(file, signal);
      if (!signal.aborted) onPicture(picture);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UnreadablePicture)) console.error(error);
      toast({ title: t("unreadable.title"), description: t("unreadable.text"), isError: true });
    }
    if (!signal.aborted) setReading(false);
  }

  function upload(file: File): void {
    current.current?.abort.abort();
    const abort = new AbortController();
    setReading(true);
    current.current = { abort, done: read(file, abort.signal) };
  }

  function cancel(): void {
    current.current?.abort.abort();
    setReading(false);
  }

  async function settled(): Promise<void> {
    // Another picture may have been chosen meanwhile.
    let awaited: Reading | null = null;
    while (awaited !== current.current) {
      awaited = current.current;
      await awaited?.done;
    }
  }

  return { upload, cancel, isReading, settled };
}
