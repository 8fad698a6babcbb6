import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Table, TableBody, TableHead, Td, Th } from "#web/ui/table.tsx";
import { WideTable } from "#web/ui/wide-table.tsx";
import { usePriceBatch } from "#web/works/asking-prices/use-price-batch.ts";
import { useWorkFacts } from "#web/works/use-work-facts.ts";
import type { PriceListView } from "../view.ts";
import { type SettledRow, useSettlement } from "./use-settlement.ts";

interface SettlementProps {
  readonly view: PriceListView;
  readonly onClose: () => void;
}

/** How many are shown until the artist asks for all. */
const firstShown = 50;

/** Each raise with the old and the new price, to be left out or sent. */
export function Settlement({ view, onClose }: SettlementProps) {
  const t = useTranslations("priceList.contradictions.settle");
  const { rows, raises, staying, choose } = useSettlement(view);
  const { send, isSending } = usePriceBatch(view.works);
  const [limit, setLimit] = useState(firstShown);

  async function raiseAll(): Promise<void> {
    const prices = raises.map(({ workId, toCents, currency }) => ({
      workId,
      amountCents: toCents,
      currency,
    }));
    if (prices.length > 0 && (await send(prices))) onClose();
  }

  if (rows.length === 0) return <p className="pt-6">{t("nothing")}</p>;
  return (
    <>
      <WideTable label={t("caption")}>
        <Table caption={t("caption")} className="mt-6">
          <TableHead>
            <Th className="pb-1.5">{t("work")}</Th>
            <Th isNumber className="pb-1.5 pl-4">
              {t("from")}
            </Th>
            <Th isNumber className="pb-1.5 pl-4">
              {t("to")}
            </Th>
          </TableHead>
          <TableBody>
            {rows.slice(0, limit).map((row) => (
              <Row key={row.work.id} row={row} view={view} onChoose={choose} />
            ))}
          </TableBody>
        </Table>
      </WideTable>
      {rows.length > limit && (
        <TextButton onClick={() => setLimit(Number.POSITIVE_INFINITY)} className="mt-2">
          {t("showAll", { count: rows.length })}
        </TextButton>
      )}
      <p aria-live="polite" className="pt-4 text-2 text-ink-2">
        {t("staying", { count: staying })}
      </p>
      <DialogFoot>
        <TextButton onClick={onClose}>{t("cancel")}</TextButton>
        <Button
          variant="filled"
          isDisabled={raises.length === 0}
          isBusy={isSending}
          onClick={() => void raiseAll()}
        >
          {isSending ? t("raising") : t("raise", { count: raises.length })}
        </Button>
      </DialogFoot>
    </>
  );
}

interface RowProps {
  readonly row: SettledRow;
  readonly view: PriceListView;
  readonly onChoose: (workId: string, isRaised: boolean) => void;
}

function Row({ row: { work, isLeftOut, raise }, view, onChoose }: RowProps) {
  const t = useTranslations("priceList.contradictions");
  const format = useFormat();
  const factsOf = useWorkFacts(view.units);
  const money = (cents: number) => format.askedMoney(cents, work.askedCurrency);
  const facts = t(work.framed ? "factsFramed" : "facts", factsOf(work));
  return (
    <tr className="border-b border-rule align-baseline">
      <Th scope="row">
        <Checkbox
          label={
            <>
              <span className="work-title wrap-anywhere">{work.title}</span>
              <span className="block text-1 text-ink-2">{facts}</span>
            </>
          }
          isChecked={!isLeftOut}
          onChange={(isRaised) => onChoose(work.id, isRaised)}
        />
      </Th>
      <Td isNumber className="pl-4">
        {money(work.askedCents ?? 0)}
      </Td>
      <Td isNumber className="pl-4">
        {raise ? (
          <span className="font-strong">{money(raise.toCents)}</span>
        ) : (
          <span className="text-ink-2">{t(isLeftOut ? "settle.leftOut" : "settle.notNeeded")}</span>
        )}
      </Td>
    </tr>
  );
}
