import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Route, Switch } from "wouter";
import type { User } from "#schema/artist/user.ts";
import { type AppPage, appPaths } from "#schema/page-paths.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LazySection } from "#web/ui/lazy.tsx";
import { isLocked } from "./is-locked.ts";
import { appPages, pageParts } from "./lazy-parts.ts";
import type { PageProps } from "./page-props.ts";

/** The page of each path of the application. The keys keep two of them from sharing state in the same place. */
export function AppPages(props: PageProps) {
  const { user, onEditProfile } = props;
  return (
    <Switch>
      {appPages.map((page) => (
        <Route key={page} path={appPaths[page]}>
          <Gate page={page} user={user} onEditProfile={onEditProfile}>
            <LazySection part={pageParts[page]}>{({ Page }) => <Page {...props} />}</LazySection>
          </Gate>
        </Route>
      ))}
    </Switch>
  );
}

interface GateProps {
  readonly page: AppPage;
  readonly user: User;
  readonly onEditProfile: () => void;
  readonly children: ReactNode;
}

const openPages: readonly AppPage[] = ["profile", "business"];

/** A page; in place of the calculator, and of the gallery with its works and what is sold, a locked screen until the profile is complete. */
function Gate({ page, user, onEditProfile, children }: GateProps) {
  const t = useTranslations("locked");
  if (!isLocked(user) || openPages.includes(page)) return children;
  return (
    <BelowHeader>
      <EmptyState
        title={<h1>{t(page === "pricing" ? page : "gallery")}</h1>}
        text={t("text")}
        action={
          <Button variant="filled" onClick={onEditProfile}>
            {t("button")}
          </Button>
        }
      />
    </BelowHeader>
  );
}
