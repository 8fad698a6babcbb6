import { useTranslations } from "use-intl";
import type { Sale } from "#schema/sales/sale.ts";
import { refusedPaths } from "#web/api/refused-paths.ts";
import { toast } from "#web/browser/toast.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { useChangeSale, type WorksChange } from "#web/features/artworks/record/queries.ts";
import { useCheckedForm } from "#web/features/artworks/record/stored-form.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { useSalesFailure } from "../use-sales-failure.ts";
import {
  type CompletionErrors,
  type CompletionForm,
  completionFormOf,
  completionFormSchema,
  findCompletionErrors,
  type NeededForInvoice,
  refusedCompletion,
  toSaleChange,
} from "./completion-form.ts";

const formStore = inputStore("sales", completionFormSchema);

export interface CompleteSaleProps {
  readonly sale: Sale;
  readonly userId: string;
  readonly changes: WorksChange;
  /** What must be said of the sale; null where all may stay unsaid. */
  readonly needed: NeededForInvoice | null;
  readonly onDone: () => void;
}

/** The form of what a sale does not say yet, and its sending, once, however often it is pressed. */
export function useCompleteSale({ sale, userId, changes, needed, onDone }: CompleteSaleProps) {
  const t = useTranslations("sales.complete");
  const showFailure = useSalesFailure(changes);
  const sending = useChangeSale(changes);
  const isMounted = useIsMounted();
  const lock = useLock();
  const initial = completionFormOf(sale);
  const { form, type, errors, accept, reset } = useCheckedForm<CompletionForm, CompletionErrors>({
    store: formStore,
    userId,
    of: `${sale.id} complete`,
    initial,
  });

  async function submit(): Promise<void> {
    if (!accept(findCompletionErrors(form, sale, needed)) || !lock.take()) return;
    try {
      const saved = await sending.mutateAsync({
        saleId: sale.id,
        change: toSaleChange(form, sale),
      });
      reset(completionFormOf(saved));
      const hasTaxes = saved.taxes !== null && saved.taxes.length > 0;
      toast({ title: t("done"), ...(hasTaxes && { description: t("doneText") }) });
      if (isMounted.current) onDone();
    } catch (error) {
      if (accept(refusedCompletion(refusedPaths(error)))) showFailure(error, t("failed"));
    } finally {
      lock.release();
    }
  }

  return { form, type, errors, reset, submit: () => void submit(), isSending: sending.isPending };
}
