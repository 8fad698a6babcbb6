import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Currency } from "#schema/currency.ts";
import { type Units, unitsOf } from "#schema/units.ts";
import { useChannels } from "#web/api/channels.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { withWords } from "#web/i18n/locale.ts";
import { FetchFailed, Loading, Unfetched } from "#web/ui/fetch-states.tsx";
import { LazySection } from "#web/ui/lazy.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { SmallCurve } from "./curve/small-curve.tsx";
import { ListSections } from "./list-sections.tsx";
import { PriceListPreview } from "./price-list-preview.tsx";
import type { PrintableList } from "./print/printed-rows.ts";
import { useDismissals } from "./queries.ts";
import { hiddenByPrintedLists } from "./sections.ts";

/** What is kept of lists without the plan. */
const readOnlyList = lazyPart("read-only-list", () => withWords(import("./read-only-list.tsx")));

interface PriceListPageProps {
  readonly user: User;
  readonly onCreate: () => void;
  /** Opens the dialog of the channels, with amounts in this currency. */
  readonly onChannels: (currency: Currency) => void;
  /** Opens these lists as a document. */
  readonly onDocument: (lists: readonly PrintableList[]) => void;
  readonly onUpgrade: () => void;
}

/** The price list: curve, contradictions, table, channels and the next list. On the free plan the lists that there are, or a preview. */
export function PriceListPage(props: PriceListPageProps) {
  const { user, onUpgrade } = props;
  const { rates } = useRates();
  const { data: works } = useArtworks();
  const t = useTranslations("priceList.page");
  usePageTitle(t("title"));
  const { data: lists } = usePriceLists(true);
  if (hasUnlimitedUse(user) || lists?.length !== 0) return <FetchedList {...props} />;
  return (
    <Frame user={user}>
      <PriceListPreview user={user} works={works} rates={rates} onUpgrade={onUpgrade} />
    </Frame>
  );
}

function FetchedList(props: PriceListPageProps) {
  const { user, onCreate, onChannels, onDocument, onUpgrade } = props;
  const { rates } = useRates();
  const works = useArtworks();
  const lists = usePriceLists(true);
  const dismissals = useDismissals();
  const channels = useChannels();
  if (works.data && lists.data && dismissals.data && channels.data) {
    const data = {
      user,
      rates,
      works: works.data,
      lists: lists.data,
      dismissals: dismissals.data,
      channels: channels.data,
    };
    if (!hasUnlimitedUse(user)) {
      const frame = (content: ReactNode) => <Frame user={user}>{content}</Frame>;
      return (
        <LazySection part={readOnlyList} waiting={frame(<Spinner />)}>
          {({ ReadOnlyList }) => (
            <ReadOnlyList data={data} onDocument={onDocument} onUpgrade={onUpgrade} frame={frame} />
          )}
        </LazySection>
      );
    }
    return (
      <ListSections
        data={data}
        onCreate={onCreate}
        onChannels={onChannels}
        onDocument={onDocument}
        frame={(action, content) => (
          <Frame user={user} action={action}>
            {content}
          </Frame>
        )}
      />
    );
  }
  return (
    <Frame user={user}>
      <Unfetched
        queries={[works, lists, dismissals, channels]}
        loading={<LoadingList units={unitsOf(user)} currency={user.currency ?? "CAD"} />}
        failed={(retry) => <FailedList onRetry={retry} />}
      />
    </Frame>
  );
}

interface FrameProps {
  readonly user: User;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ user, action, children }: FrameProps) {
  return (
    <PageFrame
      className="group/page print:p-0"
      heading={
        <div className={hiddenByPrintedLists}>
          <GalleryHeading user={user} action={action} page="priceList" texts="priceList.page" />
        </div>
      }
    >
      {children}
    </PageFrame>
  );
}

/** While works and lists are fetched, the axes are there already. */
function LoadingList(shown: { readonly units: Units; readonly currency: Currency }) {
  const t = useTranslations("priceList.page");
  return (
    <Loading
      text={t("loading")}
      className="lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-12"
    >
      <div className="min-w-0">
        <SmallCurve points={[]} curve={null} title={t("axes")} {...shown} />
      </div>
    </Loading>
  );
}

/** Works or lists could not be fetched. */
function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations("priceList.page.failed");
  return <FetchFailed title={t("title")} text={t("text")} button={t("button")} onRetry={onRetry} />;
}
