import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { FollowingGroup } from "./following-group.tsx";
import { type FollowingWork, planFollowing } from "./plan-following.ts";
import { usePriceBatch } from "./use-price-batch.ts";

interface FollowDialogProps {
  /** Of these, those on offer with a price of their own. */
  readonly works: readonly Artwork[];
  /** The list in force; null without one. */
  readonly list: PriceList | null;
  readonly rates: Rates;
  readonly onClose: () => void;
  /** The works follow. */
  readonly onDone?: () => void;
}

/** Lets works follow the list in place of their own prices: what each would ask, and which are held. */
export function FollowDialog({ works, list, rates, onClose, onDone }: FollowDialogProps) {
  const t = useTranslations("askingPrices.follow");
  const { send, isSending } = usePriceBatch(works);
  const [now] = useState(() => new Date());
  const planned = useMemo(() => planFollowing(works, list, rates, now), [works, list, rates, now]);
  const free = planned.filter(({ outcome }) => outcome !== "held");
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  // Works on hold or consigned are left out until they are chosen, the others until they are left out.
  const isChosen = ({ work, waits }: FollowingWork) => waits === toggled.has(work.id);
  const chosen = free.filter(isChosen);
  const held = planned.filter(({ outcome }) => outcome === "held");

  function toggle(id: string): void {
    setToggled((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  async function follow(): Promise<void> {
    if (chosen.length === 0) return;
    const answer = await send(
      chosen.map(({ work }) => ({
        workId: work.id,
        amountCents: null,
        currency: work.askedCurrency,
      })),
    );
    if (answer === null) return;
    onDone?.();
    onClose();
  }

  const choice = { isChosen, onToggle: toggle };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title", { count: free.length })}
      lead={
        <p>
          {planned.length === 0
            ? t("none")
            : list
              ? t("leadList", { number: list.number ?? 0 })
              : t("leadSuggestion")}
        </p>
      }
    >
      <FollowingGroup
        {...choice}
        title={t("rises", { count: free.filter(({ waits }) => !waits).length })}
        items={free.filter(({ waits }) => !waits)}
      />
      <FollowingGroup
        {...choice}
        title={t("waits")}
        note={t("waitsNote")}
        items={free.filter(({ waits }) => waits)}
      />
      <FollowingGroup title={t("held")} note={t("heldNote")} items={held} />
      <DialogFoot>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button
          variant="filled"
          isBusy={isSending}
          isDisabled={chosen.length === 0}
          onClick={() => void follow()}
        >
          {isSending ? t("sending") : t("submit", { count: chosen.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
