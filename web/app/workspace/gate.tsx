import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AppPage } from "#schema/page-paths.ts";
import type { User } from "#schema/user.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
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
