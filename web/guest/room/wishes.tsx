import { type ComponentType, useState } from "react";
import type { WishKind } from "#schema/links/entry.ts";
import type { GuestWork } from "#schema/links/guest.ts";
import { Button } from "#web/ui/button.tsx";
import { isPreview } from "../address.ts";
import { useVoice } from "../voice.ts";
import type { EntryFormProps } from "./entry-form.tsx";

interface WishesProps {
  readonly work: GuestWork;
  /** By name. */
  readonly artist: string;
}

/** In the place of the form, which goes with the focus in it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** What a guest can say of a work. The form is loaded with the first press. */
export function Wishes({ work, artist }: WishesProps) {
  const { t } = useVoice();
  const [kind, setKind] = useState<WishKind | null>(null);
  const [Form, setForm] = useState<ComponentType<EntryFormProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSent, setSent] = useState(false);

  async function open(chosen: WishKind): Promise<void> {
    setKind(chosen);
    setFailed(false);
    try {
      const { EntryForm } = await import("./entry-form.tsx");
      setForm(() => EntryForm);
    } catch (error) {
      console.warn("The form could not be loaded.", error);
      setFailed(true);
    }
  }

  if (isSent) {
    return (
      <p ref={takeFocus} role="status" tabIndex={-1} className="pt-5 outline-none print:hidden">
        {t("entry.sent", { artist })}
      </p>
    );
  }
  const kinds = work.canBeHeld ? (["hold", "interest"] as const) : (["interest"] as const);
  return (
    <div className="pt-5 print:hidden">
      {/* The artist who looks at it cannot ask in a guest's place. */}
      <fieldset disabled={isPreview} className="flex flex-wrap gap-3">
        {kinds.map((each, index) => (
          <Button
            key={each}
            variant={index === 0 && kind === null ? "filled" : "outlined"}
            isDisabled={isPreview}
            aria-expanded={kind === each}
            onClick={() => void open(each)}
            className={`flex-1 px-3! whitespace-nowrap ${kind === each ? "inset-ring-2" : ""}`}
          >
            {t(`entry.${each}`)}
          </Button>
        ))}
      </fieldset>
      {isPreview && <p className="pt-3 text-2 text-ink-2">{t("room.preview")}</p>}
      {hasFailed && (
        <p role="alert" className="pt-4 text-2 text-error">
          {t("entry.errors.unloaded")}
        </p>
      )}
      {kind !== null && Form && (
        <Form kind={kind} workId={work.id} artist={artist} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
