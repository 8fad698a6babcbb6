import type { SyntheticEvent } from "react";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";
import { Receipt, type Receipts, receiptEntries } from "./receipt.tsx";
import { type AgreementProps, problemAt, useSending } from "./use-sending.ts";
import { useStoredInput } from "./use-stored-input.ts";

/** Ticks what arrives after the agreement was confirmed. */
export function ReceiveForm(props: AgreementProps) {
  const { works, confirmedBy } = props.agreement;
  const { t } = useAgreementVoice();
  const general = useVoice();
  const coming = works.filter(({ state }) => state === "coming");
  const stored = useStoredInput<{ name: string; receipts: Receipts }>("receipt", {
    name: confirmedBy ?? "",
    receipts: {},
  });
  const { problem, refuse, isSending, send, run, form } = useSending(props);
  const { name, receipts } = stored.value;
  const error = problemAt(problem, "name");

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const ids = coming.map(({ id }) => id);
    const entries = receiptEntries(receipts, ids, name);
    if (entries.length === 0) refuse({ field: null, text: "consignment.errors.ticks" });
    else if (name.trim() === "") refuse({ field: "name", text: "consignment.errors.name" });
    else
      void run(async () => {
        const sent = await Promise.all(entries.map(send));
        const refused = sent.find((one) => one !== null);
        if (refused) return refused;
        stored.clear();
        return "consignment.receive.done";
      });
  }

  return (
    <PaperSection title={t("consignment.living.comingTitle")} isOnScreenOnly>
      <p className="text-2 text-ink-2 print:hidden">{t("consignment.receive.lead")}</p>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4 pt-3 print:hidden">
        {coming.map(({ id, title }) => (
          <fieldset key={id}>
            <legend className="work-title">{title || general.t("work.untitled")}</legend>
            <Receipt
              workId={id}
              receipts={receipts}
              onChange={(changed) => stored.change({ receipts: changed })}
            />
          </fieldset>
        ))}
        <TextField
          label={t("consignment.confirm.name")}
          value={name}
          onChange={(typed) => stored.change({ name: typed })}
          error={error ? t(error) : undefined}
          maxLength={entryLimits.nameCharacters}
          autoComplete="name"
        />
        {problem && problem.field !== "name" && (
          <p role="alert" tabIndex={-1} className="text-2 text-error outline-none">
            {t(problem.text)}
          </p>
        )}
        <div>
          <Button type="submit" isBusy={isSending} className="max-md:w-full">
            {t(isSending ? "consignment.receive.sending" : "consignment.receive.send")}
          </Button>
        </div>
      </form>
    </PaperSection>
  );
}
