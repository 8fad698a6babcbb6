import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import type { PriceList } from "#schema/price-list/price-list.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog, DialogFoot } from "#web/ui/dialog.tsx";
import type { WorksChange } from "../queries.ts";
import { usePrices } from "../use-prices.ts";
import { type FollowingWork, planFollowing } from "./plan-following.ts";
import { usePriceBatch } from "./use-price-batch.ts";

interface FollowDialogProps {
  /** Of these, those on offer with a price of their own. */
  readonly works: readonly Artwork[];
  /** The list in force; null without one. */
  readonly list: PriceList | null;
  readonly rates: Rates;
  readonly changes: Pick<WorksChange, "refetch">;
  readonly onClose: () => void;
  /** The works follow. */
  readonly onDone?: () => void;
}

/** So many of a group are shown until all are asked for. */
const shownFirst = 20;

/** Lets works follow the list in place of their own prices: what each would ask, and which are held. */
export function FollowDialog({ works, list, rates, changes, onClose, onDone }: FollowDialogProps) {
  const t = useTranslations("askingPrices.follow");
  const { send, isSending } = usePriceBatch(works, changes);
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
      <Group
        {...choice}
        title={t("rises", { count: free.filter(({ waits }) => !waits).length })}
        items={free.filter(({ waits }) => !waits)}
      />
      <Group
        {...choice}
        title={t("waits")}
        note={t("waitsNote")}
        items={free.filter(({ waits }) => waits)}
      />
      <Group title={t("held")} note={t("heldNote")} items={held} />
      <DialogFoot>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button
          variant="filled"
          isBusy={isSending}
          disabled={chosen.length === 0}
          onClick={() => void follow()}
        >
          {isSending ? t("sending") : t("submit", { count: chosen.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly items: readonly FollowingWork[];
  readonly isChosen?: (item: FollowingWork) => boolean;
  readonly onToggle?: (id: string) => void;
}

function Group({ title, note, items, isChosen, onToggle }: GroupProps) {
  const t = useTranslations("askingPrices.follow");
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  const shown = showsAll ? items : items.slice(0, shownFirst);
  return (
    <section aria-label={title} className="pt-6 text-2">
      <h3 className="font-strong">{title}</h3>
      {note && <p className="text-1 text-ink-2">{note}</p>}
      <ul className="mt-2 border-t border-rule">
        {shown.map((item) => (
          <li key={item.work.id} className="border-b border-rule">
            {isChosen && onToggle ? (
              <Checkbox
                label={<WorkPrice item={item} />}
                isChecked={isChosen(item)}
                onChange={() => onToggle(item.work.id)}
              />
            ) : (
              <div className="py-2.5">
                <WorkPrice item={item} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <TextButton onClick={() => setShowsAll(true)}>
          {t("showAll", { count: items.length })}
        </TextButton>
      )}
    </section>
  );
}

/** A work's title, what it asks, and what it would ask. */
function WorkPrice({ item: { work, next, outcome } }: { readonly item: FollowingWork }) {
  const t = useTranslations("askingPrices.follow");
  const prices = usePrices();
  const asked = prices.money(work.askedCents ?? 0, work.askedCurrency);
  const strong = (words: ReactNode) => <strong className="font-strong text-ink">{words}</strong>;
  return (
    <span className="flex flex-wrap justify-between gap-x-6">
      <span className="work-title wrap-anywhere">{work.title}</span>
      <span className="text-ink-2">
        {next === null
          ? t.rich("heldNothing", { asked, strong })
          : t.rich(`${outcome}Price`, {
              asked,
              next: prices.money(next.cents, next.currency),
              strong,
            })}
      </span>
    </span>
  );
}
