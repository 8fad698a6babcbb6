import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { PriceListView } from "../view.ts";
import { Settlement } from "./settlement.tsx";

interface SettleAllProps {
  readonly view: PriceListView;
}

/** The button that previews the raises after which nothing contradicts. */
export function SettleAll({ view }: SettleAllProps) {
  const t = useTranslations("priceList.contradictions.settle");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isDisabled={view.isReadOnly}
        onClick={() => !view.isReadOnly && setOpen(true)}
        className="mt-4 min-h-11 px-4.5 max-md:w-full print:hidden"
      >
        {t("open")}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("title")} lead={t("lead")}>
        <Settlement view={view} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
