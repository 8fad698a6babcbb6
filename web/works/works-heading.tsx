import { Fragment, type ReactNode, type Ref } from "react";
import { useTranslations } from "use-intl";
import { Link, useLocation } from "wouter";
import type { User } from "#schema/artist/user.ts";
import { appPaths } from "#schema/page-paths.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { galleryAddress, readGalleryPlace } from "./gallery-place.ts";

const galleryPages = ["gallery", "priceList", "sales", "people", "agenda"] as const;
type GalleryPage = (typeof galleryPages)[number];

interface GalleryHeadingProps {
  readonly user: User;
  readonly page: GalleryPage;
  /** Where the page has its `heading`, with the artist's first name and without one. */
  readonly texts:
    | "agenda"
    | "gallery"
    | "links.rooms"
    | "people.list"
    | "priceList.page"
    | "sales.ledger";
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The one button of the page, in a column of its own, so that the links stay in place without it. */
  readonly action?: ReactNode;
}

/** The heading of the gallery's pages, the links between them, and an action. */
export function GalleryHeading({ texts, ...heading }: GalleryHeadingProps) {
  const t = useTranslations(texts);
  const { firstName } = heading.user;
  return (
    <HeadingRow {...heading}>
      {firstName === "" ? t("headingWithoutName") : withApostrophes(t("heading", { firstName }))}
    </HeadingRow>
  );
}

interface HeadingRowProps
  extends Pick<GalleryHeadingProps, "user" | "page" | "headingRef" | "action"> {
  /** What the page is called. */
  readonly children: ReactNode;
  /** Of a smaller size, for a name that is long. */
  readonly isLong?: boolean;
}

/** The heading of a page of the gallery's, the links to the others, and an action. */
export function HeadingRow({
  user,
  page,
  headingRef,
  action,
  children,
  isLong = false,
}: HeadingRowProps) {
  return (
    <div className="border-ink md:flex md:items-end md:gap-x-8 md:border-b xl:gap-x-12">
      <PageHeading
        ref={headingRef ?? null}
        tabIndex={-1}
        className={`min-w-0 grow wrap-anywhere max-md:pb-1 md:pb-5 ${isLong ? "text-[2rem]/10!" : ""}`}
      >
        {children}
      </PageHeading>
      <GalleryPages userId={user.id} page={page} />
      <div className="max-md:grid max-md:max-w-105 max-md:pt-3 max-md:empty:hidden md:w-50 md:flex-none md:pb-5 print:hidden">
        {action}
      </div>
    </div>
  );
}

/** The works and what belongs to them. */
function GalleryPages({ userId, page }: { readonly userId: string; readonly page: GalleryPage }) {
  const t = useTranslations("galleryPages");
  const [, navigate] = useLocation();
  const addresses: Readonly<Record<GalleryPage, string>> = {
    gallery: galleryAddress(readGalleryPlace(userId).query),
    priceList: appPaths.priceList,
    sales: appPaths.sales,
    people: appPaths.people,
    agenda: appPaths.agenda,
  };
  return (
    <nav
      aria-label={t("label")}
      className="flex flex-none gap-x-4.5 self-end border-ink max-md:-mx-(--margin) max-md:justify-between max-md:overflow-x-auto max-md:border-b max-md:[scrollbar-width:none] max-md:px-(--margin) max-md:text-2 max-2xs:text-1 xl:gap-x-7 print:hidden"
    >
      {galleryPages.map((one) => (
        <Link
          key={one}
          ref={one === page ? scrollToMiddle : null}
          href={addresses[one]}
          onClick={(event) => {
            event.preventDefault();
            navigate(addresses[one], { state: { userId } });
            // Only now, because the browser stores the scroll position of the entry that is left, for Back.
            window.scrollTo(0, 0);
          }}
          aria-current={one === page ? "page" : undefined}
          className="flex min-h-11 items-center border-b-3 whitespace-nowrap border-transparent pt-1 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:text-ink md:-mb-px md:min-h-14"
        >
          {t(one)}
        </Link>
      ))}
    </nav>
  );
}

/** Shows a link in the middle of its row, which scrolls where it has no room for all. */
function scrollToMiddle(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (!link || !row) return;
  const middleOf = ({ left, width }: DOMRect) => left + width / 2;
  row.scrollLeft += middleOf(link.getBoundingClientRect()) - middleOf(row.getBoundingClientRect());
}

/** The specification's apostrophe is the typed one, which is read, found and copied; what is seen is the printer's. */
function withApostrophes(text: string): ReactNode {
  return text.split("'").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
    <Fragment key={index}>
      {index > 0 && (
        <span className="apostrophe">
          <span>'</span>
        </span>
      )}
      {part}
    </Fragment>
  ));
}
