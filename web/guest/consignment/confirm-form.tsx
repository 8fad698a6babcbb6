import type { SyntheticEvent } from "react";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { AgreementPdf } from "./agreement-pdf.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";
import { type Receipts, receiptEntries } from "./receipt.tsx";
import { type AgreementProps, problemAt, useSending } from "./use-sending.ts";

interface ConfirmFormProps extends AgreementProps {
  readonly receipts: Receipts;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onConfirmed: () => void;
}

/** Confirms what was read, by name, and with it that what is ticked has arrived. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { agreement, receipts, name, onName, onConfirmed } = props;
  const { t } = useAgreementVoice();
  const { problem, refuse, isSending, send, run, form } = useSending(props);
  const { artist, gallery, seen, amendment, works } = agreement;
  const isChange = amendment === "sent";
  const error = problemAt(problem, "name");
  const coming = works.filter(({ state }) => state === "coming");

  async function confirm(): ReturnType<Parameters<typeof run>[0]> {
    const refused = await send({ kind: "confirm", name, seen });
    if (refused) return refused;
    const ids = coming.map(({ id }) => id);
    const entries = receiptEntries(receipts, ids, name);
    const unsent = await Promise.all(entries.map(send));
    if (unsent.some((one) => one !== null)) return "consignment.confirm.unreceived";
    onConfirmed();
    return "consignment.confirm.done";
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (name.trim() === "") refuse({ field: "name", text: "consignment.errors.name" });
    else void run(confirm);
  }

  const action = isChange ? "consignment.confirm.sendChange" : "consignment.confirm.send";
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5 pt-5 print:hidden">
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <TextField
          label={t("consignment.confirm.name")}
          value={name}
          onChange={onName}
          error={error ? t(error) : undefined}
          maxLength={entryLimits.nameCharacters}
          autoComplete="name"
        />
        <div className="field">
          <p className="text-2 text-ink-2">{t("consignment.confirm.for")}</p>
          <p className="min-h-11 border-b border-dashed border-rule-2 py-2">{gallery.name}</p>
        </div>
      </div>
      {problem && problem.field !== "name" && (
        <p role="alert" tabIndex={-1} className="text-2 text-error outline-none">
          {t(problem.text)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="filled" isBusy={isSending} className="max-md:w-full">
          {t(isSending ? "consignment.confirm.sending" : action)}
        </Button>
        <AgreementPdf agreement={agreement} version={null}>
          {t("consignment.read")}
        </AgreementPdf>
      </div>
      <p className="max-w-[60ch] text-2 text-ink-2">
        {t("consignment.confirm.wrong", { artist: artist.name })}{" "}
        <a href={mailtoAddress(artist.email)} className="group target">
          <span className="underlined wrap-anywhere">{artist.email}</span>
        </a>
        . {coming.length > 0 && t("consignment.confirm.later")}
      </p>
    </form>
  );
}
