import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { PrintedSentence } from "#schema/consignments/sentences.ts";
import type { ReportInterval } from "#schema/consignments/terms.ts";
import { personPagePath } from "#schema/people/people-paths.ts";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import type { Gallery } from "#web/works/consignments/use-galleries.ts";
import { isInQuebec, type Mention, type MissingPart, mentionsOf } from "../mentions.ts";
import type { EditedWork } from "./edited-work.tsx";

interface QuebecMentionsProps {
  readonly gallery: Gallery;
  /** In the first language. */
  readonly printed: readonly PrintedSentence[];
  readonly works: readonly EditedWork[];
  readonly reports: ReportInterval;
}

/** For a gallery in Québec: the six mentions that its law wants in writing, what fills each, and what lacks. */
export function QuebecMentions({ gallery, printed, works, reports }: QuebecMentionsProps) {
  const t = useTranslations("consignments.edit.mentions");
  const { person } = gallery;
  const isPlaceKnown =
    person !== null && (person.address.region !== "" || isAbroad(person.address));
  if (isPlaceKnown && !isInQuebec(person.address)) return null;
  const mentions = mentionsOf({
    sentences: printed,
    works: works.map(({ work: { inventoryNumber }, priceCents }) => ({
      inventoryNumber,
      priceCents,
    })),
    reports,
  });
  return (
    <section className="grid-cols-12 gap-x-6 border-t border-rule pt-7 pb-8 md:pt-10 md:pb-11 lg:grid">
      <header className="lg:col-span-4">
        <h2 className="font-display text-4 tracking-[-0.01em] [font-weight:460]">{t("title")}</h2>
        <p className="max-w-[60ch] md:max-w-[36ch] pt-1 text-2 text-ink-2 md:pt-1.5">
          {isPlaceKnown
            ? t.rich("help", { whole: unbroken })
            : t.rich("unknownPlace", { gallery: gallery.name, whole: unbroken })}
        </p>
        {!isPlaceKnown && person !== null && (
          <Link
            href={personPagePath(person.id)}
            className="group target mt-1 inline-flex items-center text-2"
          >
            <span className="underlined">{t("toPerson", { gallery: gallery.name })}</span>
          </Link>
        )}
      </header>
      {isPlaceKnown && (
        <ol className="mt-4 border-t border-ink lg:col-span-8 lg:mt-0">
          {mentions.map((mention, index) => (
            <MentionRow key={mention.id} mention={mention} place={index + 1} count={works.length} />
          ))}
        </ol>
      )}
    </section>
  );
}

function isAbroad({ country }: { readonly country: string }): boolean {
  return country !== "" && country !== "CA";
}

interface MentionRowProps {
  readonly mention: Mention;
  readonly place: number;
  /** Of works. */
  readonly count: number;
}

function MentionRow({ mention: { id, sentences, lacks }, place, count }: MentionRowProps) {
  const t = useTranslations("consignments.edit.mentions");
  const filled =
    id === "works"
      ? t("filledByWorks", { count })
      : t("filledBy", { count: sentences.length, places: sentences.join(", ") });
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2.5 text-2 md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span className="text-ink-2">{place}</span>
      <span>{t(`names.${id}`)}</span>
      {lacks.length === 0 ? (
        <span className="text-ink-2 max-md:col-start-2">{filled}</span>
      ) : (
        <span className="font-strong text-notice before:mr-2 before:inline-block before:size-2 before:bg-notice-mark max-md:col-start-2">
          {lacks.map((part: MissingPart) => t(`lacks.${part}`)).join(" ")}
        </span>
      )}
    </li>
  );
}
