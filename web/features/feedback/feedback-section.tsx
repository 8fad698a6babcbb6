import { useTranslations } from "use-intl";
import * as v from "valibot";
import { Link } from "wouter";
import type { User } from "#schema/artist/user.ts";
import { pagePaths } from "#schema/page-paths.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import { TextButton } from "#web/ui/button.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";

/** 'Feedback and Suggestions' in the Profile tab (specification, section 2). */
export function FeedbackSection({ user }: { readonly user: User }) {
  const t = useTranslations("feedback");
  const [isOpen, setOpen] = useStateAcrossReload(`feedback ${user.id}`, v.boolean(), () => false);
  return (
    <section className="border-t border-ink pt-5.25">
      <h2 className="font-display text-[1.75rem]/[2.125rem] tracking-[-0.014em] [font-weight:460]">
        {t("title")}
      </h2>
      <p className="max-w-[44ch] py-2 text-ink-2">{t("text")}</p>
      <div className="flex flex-wrap items-center gap-x-8">
        <TextButton onClick={() => setOpen(true)}>{t("open")}</TextButton>
        {user.isAdmin && (
          <Link href={pagePaths.adminFeedback} className="target inline-flex items-center text-2">
            <span className="underlined">{t("readAll")}</span>
          </Link>
        )}
      </div>
      <FeedbackDialog user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
