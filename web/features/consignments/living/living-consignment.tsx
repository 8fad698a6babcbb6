import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { appPaths } from "#schema/page-paths.ts";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { HeadingRow } from "#web/works/works-heading.tsx";

interface LivingConsignmentProps {
  readonly consignment: Consignment;
  readonly works: readonly Artwork[];
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** An agreement that was sent: its gallery, and its works. */
export function LivingConsignment({ consignment, works, user }: LivingConsignmentProps) {
  const t = useTranslations("consignments.page");
  const galleryOf = useGalleries();
  return (
    <div className="page pt-2 pb-16 md:pt-4">
      <Link
        href={appPaths.consignments}
        className="group target inline-flex items-center gap-2.5 text-2 print:hidden"
      >
        <ArrowLeftIcon />
        <span className="underlined">{t("back")}</span>
      </Link>
      <HeadingRow user={user} page="people">
        {consignment.number ?? t("untitled")}
      </HeadingRow>
      <p className="pt-4 text-2">{galleryOf(consignment.channelId).name}</p>
      <ul className="pt-4">
        {consignment.works.map(({ workId }) => {
          const work = works.find(({ id }) => id === workId);
          return work && <li key={workId}>{work.title}</li>;
        })}
      </ul>
    </div>
  );
}
