import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { useConnection } from "#web/browser/connection.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { atEnd } from "#web/i18n/at-end.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { sendConsignment } from "#web/works/consignments/queries.ts";
import { workTitle } from "#web/works/work-title.tsx";
import { useAgreementFailure } from "./use-agreement-failure.ts";

interface SendProps {
  readonly consignment: Consignment;
  readonly works: readonly Artwork[];
  /** The ids of works that are in another open agreement. */
  readonly taken: ReadonlySet<string>;
  readonly gallery: string;
  /** Saves what was typed; null where that failed, which was shown. */
  readonly save: () => Promise<Consignment | null>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Says what sending an agreement does, and what stands against it, and sends it. */
export function SendConsignment({ isOpen, ...props }: SendProps & { readonly isOpen: boolean }) {
  const t = useTranslations("consignments.send");
  const { consignment, works, gallery } = props;
  const isChange = consignment.state === "confirmed";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t(isChange ? "titleChange" : "title", { gallery })}
      lead={<p>{t(isChange ? "leadChange" : "lead", { gallery, count: works.length })}</p>}
    >
      <Send {...props} />
    </Dialog>
  );
}

function Send({ consignment, works, taken, gallery, save, onSent, onClose }: SendProps) {
  const t = useTranslations("consignments.send");
  const isConnected = useConnection();
  const showFailure = useAgreementFailure();
  const { submit, isSending } = useSubmit();
  const refused = works.flatMap((work) => {
    const reason = refusalOf(work, taken);
    return reason === null ? [] : [{ work, reason }];
  });
  const isDisabled = refused.length > 0 || !isConnected;

  function send(): void {
    void submit({
      send: async () => {
        const saved = await save();
        return saved && sendConsignment(saved);
      },
      onDone: (sent, isShown) => {
        if (sent === null) {
          // What was refused is shown by its field.
          onClose();
          return;
        }
        if (isShown) onClose();
        toast({ title: t("sent", { number: sent.number ?? "" }) });
        onSent();
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <>
      <ul className="max-w-[60ch] list-disc pt-4 pl-5 text-2 [&>li]:py-1">
        <li>{t("nobodyIsWritten", { gallery: atEnd(gallery) })}</li>
        <li>{t("thenConfirmed")}</li>
        <li>{t(consignment.state === "confirmed" ? "canTakeChangeBack" : "canTakeBack")}</li>
      </ul>
      {refused.length > 0 && (
        <div role="alert" className="pt-4 text-2 text-error">
          <ul>
            {refused.map(({ work, reason }) => (
              <li key={work.id}>
                {t.rich(`refused.${reason}`, { title: work.title, work: workTitle })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DialogFoot>
        <TextButton onClick={onClose}>{t("cancel")}</TextButton>
        <Button
          variant="filled"
          isDisabled={isDisabled}
          isBusy={isSending}
          onClick={() => !isDisabled && send()}
        >
          {t(isSending ? "sending" : "confirm")}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Why the Worker would refuse to send a work; null where it can be sent. */
function refusalOf(
  { id, sale, archived }: Artwork,
  taken: ReadonlySet<string>,
): "sold" | "archived" | "elsewhere" | null {
  if (sale !== null) return "sold";
  if (archived) return "archived";
  return taken.has(id) ? "elsewhere" : null;
}
