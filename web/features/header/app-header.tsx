import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import { type AppTab, appPaths, appTabs } from "#schema/page-paths.ts";
import { lazyPart, useLazyPart } from "#web/browser/lazy-part.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import { withWords } from "#web/i18n/locale.ts";
import { MissingDialog } from "#web/ui/failure.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { TabList } from "#web/ui/tabs.tsx";
import type { HeaderMenuProps } from "./header-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeButton } from "./theme-button.tsx";

const aboutDialog = lazyPart("about-dialog", () => withWords(import("./about-dialog.tsx")));

interface AppHeaderProps {
  readonly user: User;
  readonly tabsId: string;
  /** The open tab; null while the plan chooser is shown. */
  readonly tab: AppTab | null;
  readonly onOpen: (tab: AppTab) => void;
  readonly onLogOut: () => void;
  /** The agenda's count, placed by itself: after the tabs, or over them. */
  readonly children: ReactNode;
}

export function AppHeader({ user, tabsId, tab, onOpen, onLogOut, children }: AppHeaderProps) {
  const t = useTranslations();
  const [isAboutOpen, setAboutOpen] = useStateAcrossReload(
    `about ${user.id}`,
    v.boolean(),
    () => false,
  );

  return (
    <header className="relative grid print:hidden grid-cols-[auto_1fr_auto] items-center gap-x-14 bg-paper px-(--margin) max-xl:gap-x-6 max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-xs:gap-x-2 max-[18rem]:grid-cols-1 max-[18rem]:pb-2">
      <span className="product-name max-lg:py-4 max-[18rem]:pb-0">{t("app.title")}</span>
      {tab ? <Tabs id={tabsId} tab={tab} onOpen={onOpen} /> : <span className="max-lg:hidden" />}
      {children}
      <div className="flex items-center gap-6 text-2 max-xl:gap-4 max-lg:col-start-2 max-lg:row-start-1 max-lg:gap-4 max-xs:gap-2 max-[18rem]:col-start-1 max-[18rem]:row-start-2 lg:h-18">
        <button type="button" className="target max-lg:hidden" onClick={() => setAboutOpen(true)}>
          {t("header.about")}
        </button>
        <LanguageSwitch className="max-lg:hidden" />
        <ThemeButton className="max-lg:hidden" />
        {tab && <PlanBadge user={user} />}
        <Avatar user={user} label={t("header.openProfile")} onPress={() => onOpen("profile")} />
        <button type="button" className="target max-lg:hidden" onClick={onLogOut}>
          {t("header.logOut")}
        </button>
        <HeaderMenuButton onAbout={() => setAboutOpen(true)} onLogOut={onLogOut} />
      </div>
      <LazyDialog part={aboutDialog} isOpen={isAboutOpen} onClose={() => setAboutOpen(false)}>
        {({ AboutDialog }) => (
          <AboutDialog isOpen={isAboutOpen} onClose={() => setAboutOpen(false)} />
        )}
      </LazyDialog>
    </header>
  );
}

interface TabsProps {
  readonly id: string;
  readonly tab: AppTab;
  readonly onOpen: (tab: AppTab) => void;
}

function Tabs({ id, tab, onOpen }: TabsProps) {
  const t = useTranslations("header");
  return (
    <TabList
      label={t("tabs")}
      id={id}
      tabs={appTabs.map((value) => ({ value, label: t(value), href: appPaths[value] }))}
      value={tab}
      onChange={onOpen}
      className="flex gap-8 self-stretch max-xl:gap-6 max-lg:col-span-2 max-lg:row-start-2 max-[18rem]:col-span-1 max-[18rem]:row-start-3 max-[18rem]:h-auto max-[18rem]:flex-col max-lg:-mx-(--margin) max-lg:h-11.5 max-lg:gap-0 max-lg:border-b max-lg:border-rule"
      tabClassName="flex items-center justify-center text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:shadow-[inset_0_-3px_0_var(--ink)] max-lg:flex-1 max-lg:text-2 max-[18rem]:target"
    />
  );
}

function PlanBadge({ user }: { readonly user: User }) {
  const t = useTranslations("header");
  const isPro = hasUnlimitedUse(user);
  return (
    <span
      className={`-mr-3 font-strong max-lg:-mr-1.5 max-xs:mr-0 ${isPro ? "text-accent" : "text-ink-2"}`}
    >
      {t(isPro ? "pro" : "free")}
    </span>
  );
}

const headerMenu = lazyPart("header-menu", () => import("./header-menu.tsx"));

/** The menu's button, which opens the menu once it is loaded. */
function HeaderMenuButton(props: HeaderMenuProps) {
  const t = useTranslations("header");
  const id = useId();
  const [isPressed, setPressed] = useState(false);
  const { loaded: menu, missing } = useLazyPart(headerMenu, isPressed);
  if (menu) return <menu.HeaderMenu id={id} isOpenAtFirst={isPressed} {...props} />;
  return (
    <>
      <button
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-expanded={false}
        className="target lg:hidden"
        onClick={() => setPressed(true)}
      >
        {t("menu")}
      </button>
      {missing && <MissingDialog missing={missing} onClose={() => setPressed(false)} />}
    </>
  );
}

interface AvatarProps {
  readonly user: User;
  readonly label: string;
  readonly onPress: () => void;
}

/** The provider's picture of the artist, or initials when there is none or it fails to load. */
function Avatar({ user, label, onPress }: AvatarProps) {
  const { profileImageUrl } = user;
  const [loaded, setLoaded] = useState<string | null>(null);
  const hasPicture = profileImageUrl !== null && loaded === profileImageUrl;
  return (
    <button type="button" onClick={onPress} className="rounded-full">
      <span className="block size-10 overflow-hidden rounded-full">
        {profileImageUrl && (
          <img
            src={profileImageUrl}
            alt=""
            hidden={!hasPicture}
            onLoad={() => setLoaded(profileImageUrl)}
            onError={() => setLoaded(null)}
            className="size-full object-cover"
          />
        )}
        {!hasPicture && (
          <span className="grid size-full place-items-center bg-ink text-1 font-strong tracking-[0.03em] text-paper">
            {initials(user)}
          </span>
        )}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** From the names, otherwise from the email, so that the circle is never empty. */
function initials({ firstName, lastName, email }: User): string {
  const names = [firstName, lastName].filter((name) => name !== "");
  const sources = names.length > 0 ? names : [email];
  return sources.map((source) => [...source][0]?.toLocaleUpperCase() ?? "").join("");
}
