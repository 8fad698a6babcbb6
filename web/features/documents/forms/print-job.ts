import type { ConsignmentContent } from "#schema/documents/content.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { PdfForm } from "../pdf/pdf-form.ts";
import type { Paper } from "../pdf/resources.ts";
import { agreementForm } from "./agreement.ts";
import type { PrintedAgreement } from "./agreement-text.ts";
import { certificateForm, type IssuedCertificate } from "./certificate.ts";
import { consignmentForm } from "./consignment.ts";
import { invoiceForm } from "./invoice.ts";
import { type LabelsContent, labelsForm } from "./labels.ts";
import { letterForm, type PrintedLetter } from "./letter.ts";
import { priceListForm } from "./price-list.ts";
import type { PriceListContent } from "./price-list-content.ts";
import { statementForm } from "./statement.ts";
import type { PrintedStatement } from "./statement-content.ts";
import type { WhyThisPrice } from "./why-content.ts";
import { whyForm } from "./why-this-price.ts";

/** A document with everything that it says: plain data, which a worker can be sent. */
export type PrintJob =
  | { readonly kind: "price-list"; readonly content: PriceListContent }
  | { readonly kind: "labels"; readonly content: LabelsContent }
  | { readonly kind: "certificate"; readonly certificate: IssuedCertificate }
  | { readonly kind: "consignment"; readonly content: ConsignmentContent; readonly paper: Paper }
  | { readonly kind: "invoice"; readonly invoice: Invoice; readonly paper: Paper }
  /** Without a number and a buyer. */
  | { readonly kind: "sample-invoice"; readonly invoice: Invoice; readonly paper: Paper }
  | { readonly kind: "why"; readonly why: WhyThisPrice; readonly paper: Paper }
  | { readonly kind: "agreement"; readonly agreement: PrintedAgreement; readonly paper: Paper }
  | { readonly kind: "statement"; readonly statement: PrintedStatement; readonly paper: Paper }
  | { readonly kind: "letter"; readonly letter: PrintedLetter; readonly paper: Paper };

/**
 * The form that prints a document.
 * @throws MissingFactError when the document cannot be printed.
 */
export function pdfFormOf(job: PrintJob): PdfForm {
  switch (job.kind) {
    case "price-list":
      return priceListForm(job.content);
    case "labels":
      return labelsForm(job.content);
    case "certificate":
      return certificateForm(job.certificate);
    case "consignment":
      return consignmentForm(job.content, job.paper);
    case "invoice":
      return invoiceForm(job.invoice, job.paper);
    case "sample-invoice":
      return invoiceForm(job.invoice, job.paper, true);
    case "why":
      return whyForm(job.why, job.paper);
    case "agreement":
      return agreementForm(job.agreement, job.paper);
    case "statement":
      return statementForm(job.statement, job.paper);
    case "letter":
      return letterForm(job.letter, job.paper);
  }
}
