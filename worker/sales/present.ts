import type { Sale } from "#schema/sales/sale.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";

/** A sale in a response (price list, section 2). Amounts are whole cents of its currency. */
export function presentSale(sale: SaleRow): Sale {
  return {
    id: sale.id,
    artworkId: sale.artworkId,
    artworkTitle: sale.artworkTitle,
    date: sale.date,
    priceCents: sale.priceCents,
    discountCents: sale.discountCents,
    currency: sale.currency,
    cadRate: sale.cadRate,
    channel: {
      id: sale.channelId,
      kind: sale.channelKind,
      name: sale.channelName,
      commission: sale.commission,
      percentageFee: sale.percentageFee,
      fixedFeeCents: sale.fixedFeeCents,
      discountBorneBy: sale.discountBorneBy,
      chargesTax: sale.chargesTax,
    },
    commissionCents: sale.commissionCents,
    feeCents: sale.feeCents,
    shippingCents: sale.shippingCents,
    netCents: sale.netCents,
    personId: sale.personId,
    buyer: presentBuyer(sale),
    deliverTo: presentPlace(sale),
    deliveredBy: sale.deliveredBy,
    handedOverIn: sale.handedOverIn,
    taxes: sale.taxes,
    invoice: presentInvoice(sale),
    payment: presentPayment(sale),
    returnedAt: sale.returnedAt?.toISOString() ?? null,
    returnedOn: sale.returnedOn,
    createdAt: sale.createdAt.toISOString(),
  };
}

function presentInvoice({ invoiceId, invoiceNumber }: SaleRow): Sale["invoice"] {
  if (invoiceId === null || invoiceNumber === null) return null;
  return { id: invoiceId, number: invoiceNumber };
}

function presentPayment({ paidOn, paymentMethod }: SaleRow): Sale["payment"] {
  return paidOn === null ? null : { paidOn, method: paymentMethod ?? "" };
}

function presentBuyer(sale: SaleRow): Sale["buyer"] {
  if (sale.buyerName === null) return null;
  return {
    name: sale.buyerName,
    email: sale.buyerEmail ?? "",
    address: sale.buyerAddress ?? "",
    country: sale.buyerCountry ?? "",
    region: sale.buyerRegion ?? "",
  };
}

function presentPlace({ deliverToCountry, deliverToRegion }: SaleRow): Sale["deliverTo"] {
  if (!deliverToCountry && !deliverToRegion) return null;
  return { country: deliverToCountry ?? "", region: deliverToRegion ?? "" };
}
