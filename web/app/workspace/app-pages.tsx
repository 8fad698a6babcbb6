import { Route, Switch } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import { PartBoundary } from "#web/ui/part-boundary.tsx";
import { lazyPages, pageParts } from "./lazy-parts.ts";
import type { PageProps } from "./page-props.ts";
import { PricingPage } from "./pricing-page.tsx";

/** The page of each path of the application. The keys keep two of them from sharing state in the same place. */
export function AppPages(props: PageProps) {
  return (
    <Switch>
      <Route key="pricing" path={appPaths.pricing}>
        <PartBoundary>
          <PricingPage {...props} />
        </PartBoundary>
      </Route>
      {lazyPages.map((page) => (
        <Route key={page} path={appPaths[page]}>
          <LazySection part={pageParts[page]}>{({ Page }) => <Page {...props} />}</LazySection>
        </Route>
      ))}
    </Switch>
  );
}
