import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";

/** Works that are ticked as received, each with what was noted of its condition, by their ids. */
export type Receipts = Readonly<Record<string, { isTicked: boolean; condition: string }>>;

interface ReceiptProps {
  readonly workId: string;
  readonly receipts: Receipts;
  readonly onChange: (receipts: Receipts) => void;
}

const conditionCharacters = 500;

/** Ticked when a work has arrived, with a note on its condition. */
export function Receipt({ workId, receipts, onChange }: ReceiptProps) {
  const { t } = useAgreementVoice();
  const receipt = receipts[workId] ?? { isTicked: false, condition: "" };
  const change = (part: Partial<typeof receipt>) =>
    onChange({ ...receipts, [workId]: { ...receipt, ...part } });
  return (
    <div className="pt-2 print:hidden">
      <Checkbox
        label={t("consignment.received")}
        isChecked={receipt.isTicked}
        onChange={(isTicked) => change({ isTicked })}
      />
      <TextField
        label={t("consignment.condition")}
        note={t("consignment.optional")}
        value={receipt.condition}
        onChange={(condition) =>
          change({ condition, isTicked: receipt.isTicked || condition !== "" })
        }
        maxLength={conditionCharacters}
      />
    </div>
  );
}

/** The entries for what is ticked. */
export function receiptEntries(receipts: Receipts, workIds: readonly string[], name: string) {
  return workIds.flatMap((workId) => {
    const receipt = receipts[workId];
    if (!receipt?.isTicked) return [];
    return [{ kind: "received", workId, name, condition: receipt.condition }];
  });
}
