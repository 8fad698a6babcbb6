import { Tabs } from "radix-ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { type Section, sections } from "#web/paths.ts";
import { AboutDialog } from "./about-dialog.tsx";
import { Avatar } from "./avatar.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeButton } from "./theme-button.tsx";

interface AppHeaderProps {
  readonly user: User;
  /** The plan chooser stands alone, without the sections. */
  readonly hasTabs: boolean;
  readonly onOpen: (section: Section) => void;
  readonly onLogOut: () => void;
}

export function AppHeader({ user, hasTabs, onOpen, onLogOut }: AppHeaderProps) {
  const t = useTranslations();
  const [isAboutOpen, setAboutOpen] = useState(false);
  return (
    <header className="grid grid-cols-[auto_1fr_auto] items-center gap-x-14 bg-paper px-(--margin) max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3">
      <span className="product-name max-lg:py-4">{t("app.title")}</span>
      {hasTabs ? <SectionTabs /> : <span className="max-lg:hidden" />}
      <div className="flex items-center gap-6 text-2 max-lg:col-start-2 max-lg:row-start-1 max-lg:gap-4 max-xs:gap-2.5 lg:h-18">
        <button type="button" className="target max-lg:hidden" onClick={() => setAboutOpen(true)}>
          {t("header.about")}
        </button>
        <LanguageSwitch className="max-lg:hidden" />
        <ThemeButton className="max-lg:hidden" />
        {hasTabs && <PlanBadge user={user} />}
        <Avatar user={user} label={t("header.openProfile")} onPress={() => onOpen("profile")} />
        <button type="button" className="target max-lg:hidden" onClick={onLogOut}>
          {t("header.logOut")}
        </button>
        <HeaderMenu onAbout={() => setAboutOpen(true)} onLogOut={onLogOut} />
      </div>
      <AboutDialog isOpen={isAboutOpen} onClose={() => setAboutOpen(false)} />
    </header>
  );
}

function SectionTabs() {
  const t = useTranslations("header");
  return (
    <Tabs.List
      aria-label={t("tabs")}
      className="flex gap-8 self-stretch max-lg:col-span-2 max-lg:row-start-2 max-lg:-mx-(--margin) max-lg:h-11.5 max-lg:gap-0 max-lg:border-b max-lg:border-rule"
    >
      {sections.map((section) => (
        <Tabs.Trigger
          key={section}
          value={section}
          className="flex items-center justify-center text-ink-2 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_0_var(--ink)] max-lg:flex-1 max-lg:text-2"
        >
          {t(section)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
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
