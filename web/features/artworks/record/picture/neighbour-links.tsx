import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { workPath } from "#schema/page-paths.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#web/ui/more-icons.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Neighbours } from "./neighbours.ts";

/** To the works beside this one in the gallery's order. */
export function NeighbourLinks({ neighbours }: { readonly neighbours: Neighbours }) {
  const t = useTranslations("work.neighbours");
  const { previous, next } = neighbours;
  if (!previous && !next) return null;
  const link = "group target inline-flex max-w-full min-w-0 items-center gap-2.5 text-2";
  const title = "work-title underlined min-w-0";
  return (
    <nav
      aria-label={t("label")}
      className="grid grid-cols-2 items-center gap-x-6 max-xs:grid-cols-1 print:hidden"
    >
      {previous && (
        <Link href={workPath(previous.id)} className={`${link} justify-self-start`}>
          <ArrowLeftIcon />
          <span className={title}>
            {t.rich("previous", { title: previous.title, hidden: visuallyHidden })}
          </span>
        </Link>
      )}
      {next && (
        <Link
          href={workPath(next.id)}
          className={`${link} col-start-2 justify-self-end text-right max-xs:col-start-1`}
        >
          <span className={title}>
            {t.rich("next", { title: next.title, hidden: visuallyHidden })}
          </span>
          <ArrowRightIcon />
        </Link>
      )}
    </nav>
  );
}
