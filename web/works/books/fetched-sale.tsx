import { useTranslations } from "use-intl";
import { useBusiness } from "#web/api/business.ts";
import { useSales } from "#web/api/sales.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** A sale of the ledger with what a dialog about it needs; null until it is fetched. */
export function useFetchedSale(saleId: string) {
  const ledger = useSales(true);
  const details = useBusiness();
  const sales = ledger.data;
  const business = details.data;
  const sale = sales?.find(({ id }) => id === saleId);
  return {
    fetched: sales && sale && business ? { sale, sales, business } : null,
    isMissing: ledger.isError || details.isError,
    isGone: sales !== undefined && !sale && !ledger.isFetching,
    retry: () => void Promise.all([ledger.refetch(), details.refetch()]),
  };
}

type UnfetchedSaleProps = Omit<ReturnType<typeof useFetchedSale>, "fetched"> & {
  readonly onClose: () => void;
};

/** In place of a dialog's fields until the sale is fetched. */
export function UnfetchedSale({ isMissing, isGone, retry, onClose }: UnfetchedSaleProps) {
  const t = useTranslations("sales.failure");
  if (!isMissing && !isGone) return <Spinner />;
  return (
    <div className="pt-5">
      <p role="alert">{t(isGone ? "gone" : "unfetched")}</p>
      <DialogFoot>
        {isGone ? (
          <Button onClick={onClose}>{t("close")}</Button>
        ) : (
          <Button onClick={retry}>{t("again")}</Button>
        )}
      </DialogFoot>
    </div>
  );
}
