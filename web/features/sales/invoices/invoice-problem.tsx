import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { InvoiceProblem } from "#schema/invoices/invoice-content.ts";
import { appPaths } from "#schema/page-paths.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { CompleteSaleForm } from "../complete/complete-sale-form.tsx";
import type { InvoiceData } from "./use-invoice.ts";

interface InvoiceProblemPartProps {
  readonly problem: InvoiceProblem;
  readonly data: InvoiceData;
  /** Leaves out the sale that the problem is about; null for the one that the dialog is opened with. */
  readonly onLeaveOut: (() => void) | null;
  readonly onClose: () => void;
}

/** What is missing before an invoice can be issued, with the fields to complete it where they are the sale's. */
export function InvoiceProblemPart({
  problem,
  data,
  onLeaveOut,
  onClose,
}: InvoiceProblemPartProps) {
  const t = useTranslations("sales.invoicing");
  const { user, sales, business } = data;
  const incomplete =
    problem.kind === "no-buyer" || problem.kind === "no-delivery"
      ? sales.find(({ id }) => id === problem.saleId)
      : undefined;
  return (
    <>
      <p role="alert" className="pt-5">
        {"title" in problem
          ? t.rich(`problems.${problem.kind}`, { title: problem.title, work: workTitle })
          : t(`problems.${problem.kind}`)}
      </p>
      {incomplete ? (
        <CompleteSaleForm
          key={incomplete.id}
          sale={incomplete}
          work={data.works.find(({ id }) => id === incomplete.artworkId) ?? { dateCreated: "" }}
          channels={[]}
          userId={user.id}
          needed={problem.kind === "no-buyer" ? "buyer" : "delivery"}
          registrations={business.registrations}
          save={t("goOn")}
          onDone={() => {}}
          onCancel={onLeaveOut ?? onClose}
        />
      ) : (
        <DialogFoot>
          {problem.kind === "no-artist" && (
            <Link
              href={appPaths.business}
              onClick={() => window.scrollTo(0, 0)}
              className="target inline-flex items-center text-2"
            >
              <span className="underlined">{t("business")}</span>
            </Link>
          )}
          <Button onClick={onLeaveOut ?? onClose}>{t("close")}</Button>
        </DialogFoot>
      )}
    </>
  );
}
