import { Route, Switch } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import { PartBoundary } from "#web/ui/part-boundary.tsx";
import { Gate } from "./gate.tsx";
import { lazyPages, pageParts } from "./lazy-parts.ts";
import type { PageProps } from "./page-props.ts";
import { PricingPage } from "./pricing-page.tsx";

/** The page of each path of the application. The keys keep two of them from sharing state in the same place. */
export function AppPages(props: PageProps) {
  const { user, onEditProfile } = props;
  return (
    <Switch>
      <Route key="pricing" path={appPaths.pricing}>
        <Gate page="pricing" user={user} onEditProfile={onEditProfile}>
          <PartBoundary>
            <PricingPage {...props} />
          </PartBoundary>
        </Gate>
      </Route>
      {lazyPages.map((page) => (
        <Route key={page} path={appPaths[page]}>
          <Gate page={page} user={user} onEditProfile={onEditProfile}>
            <LazySection part={pageParts[page]}>{({ Page }) => <Page {...props} />}</LazySection>
          </Gate>
        </Route>
      ))}
    </Switch>
  );
}
