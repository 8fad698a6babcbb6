import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Business } from "#schema/business/business.ts";
import type { InvoiceProblem } from "#schema/invoices/invoice-content.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import type { InvoiceData } from "./use-invoice.ts";

/** A sale that does not say yet what an invoice needs, and how its form ends. */
export interface IncompleteSale {
  readonly sale: Sale;
  readonly work: Pick<Artwork, "dateCreated">;
  readonly needed: "buyer" | "delivery";
  readonly registrations: Business["registrations"];
  /** What the button says. */
  readonly save: string;
  readonly onCancel: () => void;
}

interface InvoiceProblemPartProps {
  readonly problem: InvoiceProblem;
  readonly data: InvoiceData;
  readonly completionOf: (incomplete: IncompleteSale) => ReactNode;
  /** Leaves out the sale that the problem is about; null for the one that the dialog is opened with. */
  readonly onLeaveOut: (() => void) | null;
  readonly onClose: () => void;
}

/** What is missing before an invoice can be issued, with the fields to complete it where they are the sale's. */
export function InvoiceProblemPart({
  problem,
  data,
  completionOf,
  onLeaveOut,
  onClose,
}: InvoiceProblemPartProps) {
  const t = useTranslations("sales.invoicing");
  const { sales, works, business } = data;
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
        completionOf({
          sale: incomplete,
          work: works.find(({ id }) => id === incomplete.artworkId) ?? { dateCreated: "" },
          needed: problem.kind === "no-buyer" ? "buyer" : "delivery",
          registrations: business.registrations,
          save: t("goOn"),
          onCancel: onLeaveOut ?? onClose,
        })
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
