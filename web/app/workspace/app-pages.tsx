import { Route, Switch } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import type { User } from "#schema/user.ts";
import { LazySection } from "#web/ui/lazy.tsx";
import { PartBoundary } from "#web/ui/part-boundary.tsx";
import type { AccountDialog } from "./account-dialog.ts";
import { gallerySection, priceListSection, profileSection, workSection } from "./lazy-parts.ts";
import { PricingSection } from "./pricing-section.tsx";
import type { EditedWork } from "./use-edited-work.ts";

interface AppPagesProps {
  readonly user: User;
  readonly work: EditedWork;
  readonly onEditProfile: () => void;
  readonly onUpgrade: () => void;
  readonly onDialog: (dialog: AccountDialog) => void;
}

/** The page of each path of the application. The keys keep two of them from sharing state in the same place. */
export function AppPages({ user, work, onEditProfile, onUpgrade, onDialog }: AppPagesProps) {
  return (
    <Switch>
      <Route key="pricing" path={appPaths.pricing}>
        <PartBoundary>
          <PricingSection
            user={user}
            work={work.opened}
            onEditProfile={onEditProfile}
            onUpgrade={onUpgrade}
          />
        </PartBoundary>
      </Route>
      <Route key="gallery" path={appPaths.gallery}>
        <LazySection part={gallerySection}>
          {({ GallerySection }) => (
            <GallerySection
              user={user}
              onCreate={() => void work.edit(null)}
              onEdit={(artwork) => void work.edit(artwork)}
              onDuplicate={(artwork) => void work.duplicate(artwork)}
              onEditProfile={onEditProfile}
              onUpgrade={onUpgrade}
            />
          )}
        </LazySection>
      </Route>
      <Route key="work" path={appPaths.work}>
        <LazySection part={workSection}>
          {({ WorkSection }) => (
            <WorkSection
              user={user}
              onEdit={(artwork) => void work.edit(artwork)}
              onEditProfile={onEditProfile}
              onUpgrade={onUpgrade}
            />
          )}
        </LazySection>
      </Route>
      <Route key="price-list" path={appPaths.priceList}>
        <LazySection part={priceListSection}>
          {({ PriceListSection }) => (
            <PriceListSection
              user={user}
              onCreate={() => void work.edit(null)}
              onEditProfile={onEditProfile}
              onUpgrade={onUpgrade}
            />
          )}
        </LazySection>
      </Route>
      <Route key="profile" path={appPaths.profile}>
        <LazySection part={profileSection}>
          {({ ProfileSection }) => (
            <ProfileSection
              user={user}
              onEdit={onEditProfile}
              onUpgrade={onUpgrade}
              onManage={() => onDialog({ name: "manage" })}
              onDelete={() => onDialog({ name: "deleteProfile" })}
            />
          )}
        </LazySection>
      </Route>
    </Switch>
  );
}
