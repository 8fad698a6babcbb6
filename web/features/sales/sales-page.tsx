import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import type { Invoice } from "#schema/sales/invoice.ts";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/api/channels.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { useSales } from "#web/api/sales.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { refetchWorks } from "#web/works/cached-works.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { FreePreview } from "./free-preview.tsx";
import { SalesSections } from "./sales-sections.tsx";
import { FailedSales, LoadingSales } from "./sales-states.tsx";

interface SalesPageProps {
  readonly user: User;
  /** Undefined until they are fetched. */
  readonly works: readonly Artwork[] | undefined;
  readonly isFetchingWorks: boolean;
  readonly rates: Rates;
  readonly onUpgrade: () => void;
  readonly onPrintInvoice: (invoice: Invoice) => void;
}

/** What was sold: sums, the small-supplier limit, the ledger. On the free plan with nothing sold, a preview of it. */
export function SalesPage(props: SalesPageProps) {
  const { user, works, onUpgrade } = props;
  const t = useTranslations("sales.ledger");
  usePageTitle(t("title"));
  const hasNoBooks = useHasNoBooks();
  if (hasUnlimitedUse(user) || !hasNoBooks) return <FetchedSales {...props} />;
  return (
    <Frame user={user}>
      <FreePreview {...{ user, works, onUpgrade }} />
    </Frame>
  );
}

/** Whether nothing was sold or issued, as far as is fetched. What was is kept when the plan ends. */
function useHasNoBooks(): boolean {
  const { data: sales } = useSales(true);
  const { data: invoices } = useInvoices();
  return sales?.length === 0 && invoices?.length === 0;
}

function FetchedSales({
  user,
  works,
  isFetchingWorks,
  rates,
  onUpgrade,
  onPrintInvoice,
}: SalesPageProps) {
  const sales = useSales(true);
  const channels = useChannels();
  const business = useBusiness();
  const invoices = useInvoices();
  const queries = [sales, channels, business, invoices];
  if (works && sales.data && channels.data && business.data && invoices.data) {
    return (
      <SalesSections
        data={{
          ...{ user, works, rates },
          sales: sales.data,
          invoices: invoices.data,
          channels: channels.data,
          business: business.data,
        }}
        {...{ onUpgrade, onPrintInvoice }}
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
        <LoadingSales />
      ) : (
        <FailedSales onRetry={retry} />
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
  const t = useTranslations("sales.ledger");
  return (
    <BelowHeader>
      <div className="page pt-7 pb-16 md:pt-10 md:pb-24">
        <GalleryHeading
          {...{ user, action }}
          page="sales"
          title={(firstName) => t("heading", { firstName })}
          titleWithoutName={t("headingWithoutName")}
        />
        {children}
      </div>
    </BelowHeader>
  );
}
