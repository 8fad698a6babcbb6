import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { afterAction } from "#schema/consignments/states.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import type { OpenSale } from "#web/works/consignments/open-sales.ts";
import { closeConsignment } from "#web/works/consignments/queries.ts";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { useSettleFailure } from "./use-settle-failure.ts";

interface CloseConsignmentProps {
  readonly consignment: Consignment;
  /** What is open of the sales of the agreement. */
  readonly open: readonly OpenSale[];
  /** How many reports of the gallery wait for an answer. */
  readonly waiting: number;
  readonly isLocked: boolean;
}

/** Closes an agreement, once nothing is there, open or to be answered; until then what stands against it. */
export function CloseConsignment({ consignment, open, waiting, isLocked }: CloseConsignmentProps) {
  const t = useTranslations("consignments.living.close");
  const format = useFormat();
  const showFailure = useSettleFailure();
  const { submit, isSending } = useSubmit();
  const [isAsked, setAsked] = useState(false);
  const { state, amendment, works, number } = consignment;
  if (state !== "confirmed") return null;
  const here = works.filter((work) => work.state === "here").length;
  const canClose = afterAction({ state, amendment: amendment?.state ?? null }, "close") !== null;
  const reasons = [
    !canClose && t("against.amendment"),
    waiting > 0 && t("against.waiting", { count: waiting }),
    here > 0 && t("against.here", { count: here }),
    ...sumsOf(open).map(([currency, cents]) =>
      t("against.open", { amount: format.money(cents, currency) }),
    ),
  ].filter((reason) => reason !== false);

  function close(): void {
    void submit({
      send: () => closeConsignment(consignment),
      onDone: () => {
        setAsked(false);
        toast({ title: t("done", { number: number ?? "" }) });
      },
      onError: (error) => {
        setAsked(false);
        showFailure(error, t("failed"));
      },
    });
  }

  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      {reasons.length === 0 ? (
        <p className="pt-1 pb-4 text-2 text-ink-2">{t("ready")}</p>
      ) : (
        <>
          <p className="pt-1 text-2 text-ink-2">{t("needs")}</p>
          <ul className="pt-1 pb-4 text-2">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <Button
        isDisabled={isLocked || reasons.length > 0}
        onClick={() => !isLocked && reasons.length === 0 && setAsked(true)}
      >
        {t("button")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("question")}
        cancelLabel={t("cancel")}
        confirmLabel={t("confirm")}
        isDanger={false}
        isBusy={isSending}
        onCancel={() => setAsked(false)}
        onConfirm={close}
      >
        {t("text")}
      </ConfirmDialog>
    </WorkPageSection>
  );
}

/** What is open in all, a currency apart. */
function sumsOf(open: readonly OpenSale[]) {
  const byCurrency = Map.groupBy(open, ({ currency }) => currency);
  return [...byCurrency].map(
    ([currency, sales]) =>
      [currency, sales.reduce((sum, { openCents }) => sum + openCents, 0)] as const,
  );
}
