import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Rates } from "#schema/currency.ts";
import { foldText } from "#schema/fold-text.ts";
import type { Person } from "#schema/people/person.ts";
import { addWords } from "#web/i18n/parts.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ArtworkPicture } from "#web/works/artwork-picture.tsx";
import { RecordSaleDialog } from "./record-sale-dialog.tsx";

addWords("sales");

interface RecordSaleProps {
  readonly works: readonly Artwork[];
  readonly channels: readonly SalesChannel[];
  readonly rates: Rates;
  readonly userId: string;
  /** The buyer, and the work that they buy, where the sale begins with them. */
  readonly person?: Person | undefined;
  readonly work?: Artwork | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses a work, then records its sale by the form of its page. */
export function RecordSale({ works, isOpen, onClose, work: begun, ...form }: RecordSaleProps) {
  const [workId, setWorkId] = useState<string | null>(null);
  const chosenId = begun?.id ?? workId;
  const work = works.find(({ id, sale }) => id === chosenId && sale === null) ?? null;

  function close(): void {
    setWorkId(null);
    onClose();
  }

  // Once the work of a sale that began with it is sold, nothing else is chosen.
  if (begun && !work) return null;
  if (work) {
    return <RecordSaleDialog work={work} isOpen={isOpen} {...form} onClose={close} />;
  }
  return <WorkChoice works={works} isOpen={isOpen} onClose={close} onChoose={setWorkId} />;
}

/** As many as a person looks through; the others are found by their title. */
const firstWorks = 50;

interface WorkChoiceProps extends Pick<RecordSaleProps, "works" | "isOpen" | "onClose"> {
  readonly onChoose: (workId: string) => void;
}

function WorkChoice({ works, isOpen, onClose, onChoose }: WorkChoiceProps) {
  const t = useTranslations("sales.sale.choose");
  const prices = usePrices();
  const [search, setSearch] = useState("");
  const unsold = useMemo(
    () => works.filter(({ sale, archived }) => sale === null && !archived),
    [works],
  );
  const none = works.length === 0 ? "withoutWorks" : "none";
  const words = foldText(search).split(" ");
  const found = unsold.filter(({ title, inventoryNumber }) => {
    const text = foldText(`${title} ${inventoryNumber}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      lead={<p>{t(unsold.length === 0 ? none : "lead")}</p>}
    >
      {unsold.length > 0 && (
        <>
          <TextField
            label={t("search")}
            type="search"
            value={search}
            onChange={setSearch}
            className="pt-5"
          />
          <ul aria-label={t("works")} className="pt-2">
            {found.slice(0, firstWorks).map((work) => (
              <li key={work.id}>
                <button
                  type="button"
                  onClick={() => onChoose(work.id)}
                  className="flex w-full items-center gap-4 border-b border-rule py-2 text-left hover:bg-wall focus-visible:-outline-offset-2"
                >
                  <span className="grid h-13 w-18 flex-none place-items-center bg-wall p-1.5">
                    <Thumbnail work={work} />
                  </span>
                  <span className="work-title min-w-0 grow text-[1.1875rem]/6 wrap-anywhere">
                    {work.title}
                  </span>
                  {work.askedCents !== null && (
                    <span className="flex-none pr-2 font-display text-[1.0625rem]">
                      {prices.money(work.askedCents, work.askedCurrency)}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="pt-3 text-1 text-ink-2">
            {found.length === 0
              ? t("notFound")
              : found.length > firstWorks && t("more", { count: found.length - firstWorks })}
          </p>
        </>
      )}
    </Dialog>
  );
}

function Thumbnail({ work }: { readonly work: Artwork }) {
  const scale = Math.min(60 / work.width, 40 / work.height);
  return (
    <span aria-hidden="true" className="contents">
      <ArtworkPicture
        key={work.imageUrl}
        artwork={work}
        width={`${Math.round(work.width * scale)}px`}
      />
    </span>
  );
}
