import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ChevronIcon } from "#web/ui/icons.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { FollowDialog } from "#web/works/asking-prices/follow-dialog.tsx";
import { useRates } from "#web/works/rates.ts";
import type { Selection } from "../gallery/selection/use-selection.ts";
import { ChangeStatusDialog } from "./change-status-dialog.tsx";
import { useStatusRun } from "./use-status-run.ts";

addWords("selection");

/** What can be made of several works. */
const selectionDocuments = ["labels", "price-list", "consignment"] as const;
type SelectionDocument = (typeof selectionDocuments)[number];

interface SelectionActionsProps {
  readonly userId: string;
  readonly selection: Selection;
  readonly onDocument: (kind: SelectionDocument, works: readonly Artwork[]) => void;
  readonly onMakeRoom: (works: readonly Artwork[]) => void;
  /** Makes an agreement with a gallery of them. */
  readonly onConsign: (works: readonly Artwork[]) => void;
}

/** How many works are selected, and what can be done with them. */
export function SelectionActions(props: SelectionActionsProps) {
  const { userId, selection } = props;
  const [isChanging, setChanging] = useState(false);
  const statusRun = useStatusRun();
  const [isFollowing, setFollowing] = useState(false);
  const isOpen = isChanging || statusRun.run.phase !== "idle";
  return (
    <>
      {selection.isActive && (
        <Actions
          {...props}
          onChangeStatus={() => setChanging(true)}
          onFollow={() => setFollowing(true)}
        />
      )}
      {isFollowing && (
        <FollowSelected works={selection.works} onClose={() => setFollowing(false)} />
      )}
      {isOpen && (
        <ChangeStatusDialog
          userId={userId}
          statusRun={statusRun}
          works={selection.works}
          onClose={() => {
            setChanging(false);
            statusRun.close();
          }}
        />
      )}
    </>
  );
}

interface ActionsProps extends SelectionActionsProps {
  readonly onChangeStatus: () => void;
  readonly onFollow: () => void;
}

function Actions(props: ActionsProps) {
  const { selection, onDocument, onMakeRoom, onConsign, onChangeStatus, onFollow } = props;
  const t = useTranslations("selection.bar");
  const { works, hidden, shown, isAll, onSelectAll, onClear } = selection;
  const count = works.length;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-5 print:hidden md:gap-x-8">
      <legend className="sr-only">{t("label")}</legend>
      <p role="status" className="py-2.5 text-2 max-md:w-full max-md:pr-24">
        {count === 0 ? (
          <span className="text-ink-2">{t("none")}</span>
        ) : (
          <span className="font-strong">{t("count", { count })}</span>
        )}
        {hidden > 0 && <span className="text-ink-2">{t("hidden", { hidden })}</span>}
      </p>
      <p className="sr-only">{t("keys")}</p>
      {!isAll && <TextButton onClick={onSelectAll}>{t("all", { shown })}</TextButton>}
      {count > 0 && (
        <>
          <TextButton onClick={onClear}>{t("clear")}</TextButton>
          <TextButton onClick={onChangeStatus}>{t("changeStatus")}</TextButton>
          {works.some(({ askingPriceCents }) => askingPriceCents !== null) && (
            <TextButton onClick={onFollow}>{t("follow")}</TextButton>
          )}
          <TextButton onClick={() => onMakeRoom(works)}>{t("room")}</TextButton>
          <TextButton onClick={() => onConsign(works)}>{t("consign")}</TextButton>
          <Menu
            trigger={
              <button type="button" className="group target inline-flex items-center gap-1 text-2">
                <span className="underlined">{t("documents")}</span>
                <ChevronIcon />
              </button>
            }
          >
            {({ MenuItem }) =>
              selectionDocuments.map((kind) => (
                <MenuItem key={kind} onSelect={() => onDocument(kind, works)}>
                  {t(`makes.${kind}`)}
                </MenuItem>
              ))
            }
          </Menu>
        </>
      )}
    </fieldset>
  );
}

interface FollowSelectedProps {
  readonly works: readonly Artwork[];
  readonly onClose: () => void;
}

/** Lets works follow the list in force, which the gallery does not have; nothing until the lists are fetched. */
function FollowSelected(props: FollowSelectedProps) {
  const [now] = useState(() => new Date());
  const { data: lists } = usePriceLists(true);
  const { rates } = useRates();
  return lists ? <FollowDialog {...props} rates={rates} list={listInForce(lists, now)} /> : null;
}
