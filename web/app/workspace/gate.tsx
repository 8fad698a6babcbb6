import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AppPage } from "#schema/page-paths.ts";
import type { User } from "#schema/user.ts";
import { LockedScreen } from "#web/ui/locked-screen.tsx";
import { isLocked } from "./is-locked.ts";

interface GateProps {
  readonly page: AppPage;
  readonly user: User;
  readonly onEditProfile: () => void;
  readonly children: ReactNode;
}

const openPages: readonly AppPage[] = ["profile", "business"];

/** A page; in place of the calculator, and of the gallery with its works and what is sold, a locked screen until the profile is complete. */
export function Gate({ page, user, onEditProfile, children }: GateProps) {
  const t = useTranslations("locked");
  if (!isLocked(user) || openPages.includes(page)) return children;
  return (
    <LockedScreen
      title={t(page === "pricing" ? page : "gallery")}
      text={t("text")}
      buttonLabel={t("button")}
      onPress={onEditProfile}
    />
  );
}
