import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/api/channels.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { useSales } from "#web/api/sales.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { Loading, Unfetched } from "#web/ui/fetch-states.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { FailedPage } from "#web/works/failed-page.tsx";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import { GalleryHeading } from "#web/works/works-heading.tsx";
import { SalesPreview } from "./sales-preview.tsx";
import { SalesSections } from "./sales-sections.tsx";
import type { InvoicesOf } from "./view.ts";

interface SalesPageProps {
  readonly user: User;
  readonly onUpgrade: () => void;
  /** Opens the dialog that issues an invoice of this sale. */
  readonly onInvoice: (saleId: string) => void;
  readonly invoicesOf: InvoicesOf;
}

/** What was sold: sums, the small-supplier limit, the ledger. On the free plan with nothing sold, a preview of it. */
export function SalesPage(props: SalesPageProps) {
  const { user, onUpgrade } = props;
  const { data: works } = useArtworks();
  const t = useTranslations("sales.ledger");
  usePageTitle(t("title"));
  const hasNoBooks = useHasNoBooks();
  if (hasUnlimitedUse(user) || !hasNoBooks) return <FetchedSales {...props} />;
  return (
    <Frame user={user}>
      <SalesPreview user={user} works={works} onUpgrade={onUpgrade} />
    </Frame>
  );
}

/** Whether nothing was sold or issued, as far as is fetched. What was is kept when the plan ends. */
function useHasNoBooks(): boolean {
  const { data: sales } = useSales(true);
  const { data: invoices } = useInvoices();
  return sales?.length === 0 && invoices?.length === 0;
}

function FetchedSales({ user, onUpgrade, onInvoice, invoicesOf }: SalesPageProps) {
  const t = useTranslations("sales.ledger");
  const { rates } = useRates();
  const works = useArtworks();
  const sales = useSales(true);
  const channels = useChannels();
  const business = useBusiness();
  const invoices = useInvoices();
  if (works.data && sales.data && channels.data && business.data && invoices.data) {
    return (
      <SalesSections
        data={{
          user,
          rates,
          works: works.data,
          sales: sales.data,
          invoices: invoices.data,
          channels: channels.data,
          business: business.data,
        }}
        onUpgrade={onUpgrade}
        onInvoice={onInvoice}
        invoicesOf={invoicesOf}
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
        queries={[works, sales, channels, business, invoices]}
        loading={<Loading text={t("loading")} />}
        failed={(retry) => <FailedPage texts="sales.ledger.failed" onRetry={retry} />}
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
      className="md:pb-24"
      heading={<GalleryHeading user={user} action={action} page="sales" texts="sales.ledger" />}
    >
      {children}
    </PageFrame>
  );
}
