import { useLocation } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { AgendaCount } from "#web/features/agenda/agenda-count.tsx";
import { withWords } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import type { PageProps } from "./page-props.ts";

addWords("agenda");

const sales = lazyPart("sales-page", () => withWords(import("./sales-page.tsx")));
const agenda = lazyPart("agenda-page", () => withWords(import("./agenda-page.tsx")));

/** The sales, or the agenda: the first view has no room for the names of both pages' files. */
export function Page({ user, onUpgrade }: PageProps) {
  const [path] = useLocation();
  if (path.startsWith(appPaths.agenda)) {
    return (
      <LazySection key="agenda" part={agenda}>
        {({ Agenda }) => <Agenda user={user} onUpgrade={onUpgrade} />}
      </LazySection>
    );
  }
  return (
    <LazySection key="sales" part={sales}>
      {({ Sales }) => <Sales user={user} onUpgrade={onUpgrade} />}
    </LazySection>
  );
}

/** What the header shows of the agenda. */
export function Count({ user }: Pick<PageProps, "user">) {
  return <AgendaCount user={user} />;
}
