import type { InvoiceContent } from "#schema/documents/content.ts";

/**
 * The sales of an invoice on which the channel charges the tax itself, as the artist's agent: whether these are all of
 * its sales, and their titles; null without any.
 */
export function agentSales({
  lines,
}: Pick<InvoiceContent, "lines">): { readonly isWhole: boolean; readonly titles: string } | null {
  const sales = lines.filter(({ saleId }) => saleId !== null);
  const agents = sales.filter(({ sold }) => sold?.chargesTax);
  if (agents.length === 0) return null;
  const titles = agents.map(({ work }) => work?.title ?? "").join(", ");
  return { isWhole: agents.length === sales.length, titles };
}
