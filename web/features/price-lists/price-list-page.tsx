import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { unitsOf } from "#schema/units.ts";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { refetchWorks } from "#web/works/cached-works.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { FreePreview } from "./free-preview.tsx";
import { KeptList } from "./kept-list.tsx";
import { ListSections } from "./list-sections.tsx";
import { FailedList, LoadingList } from "./list-states.tsx";
import { hiddenByPrintedLists } from "./print/printed-lists.tsx";
import type { PrintableList } from "./print/printed-rows.ts";
import { useDismissals } from "./queries.ts";

interface PriceListPageProps {
  readonly user: User;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly isFetchingWorks: boolean;
  readonly rates: Rates;
  readonly onCreate: () => void;
  /** Opens these lists as a document. */
  readonly onDocument: (lists: readonly PrintableList[]) => void;
  readonly onUpgrade: () => void;
}

/** The price list: curve, contradictions, table, channels and the next list. On the free plan the lists that there are, or a preview. */
export function PriceListPage(props: PriceListPageProps) {
  const { user, works, rates, onUpgrade } = props;
  const t = useTranslations("priceList.page");
  usePageTitle(t("title"));
  const { data: lists } = usePriceLists(true);
  if (hasUnlimitedUse(user) || lists?.length !== 0) return <FetchedList {...props} />;
  return (
    <Frame user={user}>
      <FreePreview {...{ user, works, rates, onUpgrade }} />
    </Frame>
  );
}

function FetchedList(props: PriceListPageProps) {
  const { user, works, isFetchingWorks, rates, onCreate, onDocument, onUpgrade } = props;
  const lists = usePriceLists(true);
  const dismissals = useDismissals();
  const channels = useChannels();
  const queries = [lists, dismissals, channels];
  if (works && lists.data && dismissals.data && channels.data) {
    const data = {
      ...{ user, works, rates },
      lists: lists.data,
      dismissals: dismissals.data,
      channels: channels.data,
    };
    if (!hasUnlimitedUse(user)) {
      const frame = (content: ReactNode) => <Frame user={user}>{content}</Frame>;
      return <KeptList {...{ data, onDocument, onUpgrade, frame }} />;
    }
    return (
      <ListSections
        data={data}
        {...{ onCreate, onDocument }}
        frame={(action, content) => <Frame {...{ user, action }}>{content}</Frame>}
      />
    );
  }

  function retry(): void {
    if (!works) void refetchWorks();
    for (const query of queries) {
      if (!query.data) void query.refetch();
    }
  }

  return (
    <Frame user={user}>
      {isFetchingWorks || queries.some(({ isFetching }) => isFetching) ? (
        <LoadingList units={unitsOf(user)} currency={user.currency ?? "CAD"} />
      ) : (
        <FailedList onRetry={retry} />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly user: User;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The page below the header, with its heading. */
function Frame({ user, action, children }: FrameProps) {
  const t = useTranslations("priceList.page");
  return (
    <BelowHeader>
      <div className="group/page page pt-7 pb-16 md:pt-10 print:p-0">
        <div className={hiddenByPrintedLists}>
          <GalleryHeading
            {...{ user, action }}
            page="priceList"
            title={(firstName) => t("heading", { firstName })}
            titleWithoutName={t("headingWithoutName")}
          />
        </div>
        {children}
      </div>
    </BelowHeader>
  );
}
