import { useTranslations } from "use-intl";
import type { User } from "#schema/user.ts";
import { Button } from "#web/ui/button.tsx";
import { FormSection } from "#web/ui/form-section.tsx";

interface BusinessPreviewProps {
  readonly user: User;
  readonly onUpgrade: () => void;
}

/** What the details are for, for an artist on the free plan: the foot of a document with their own name. */
export function BusinessPreview({ user, onUpgrade }: BusinessPreviewProps) {
  const t = useTranslations("business.details.free");
  const name = [user.firstName, user.lastName].filter((part) => part !== "").join(" ");
  return (
    <FormSection title={t("heading")}>
      <div className="col-span-full">
        {name !== "" && (
          <figure className="max-w-130 pb-8">
            <div className="border border-rule px-7 pt-16 pb-6">
              <div className="border-t border-ink pt-3">
                <p className="font-display text-4 font-[460]">{name}</p>
                {user.city !== "" && (
                  <p className="text-2 text-ink-2">
                    {[user.city, user.provinceState].filter((part) => part !== "").join(", ")}
                  </p>
                )}
              </div>
            </div>
            <figcaption className="pt-3 text-1 text-ink-2">{t("caption")}</figcaption>
          </figure>
        )}
        <p className="max-w-[56ch] text-ink-2">{t("text")}</p>
        <Button variant="filled" onClick={onUpgrade} className="mt-6">
          {t("button")}
        </Button>
        <p className="pt-3 text-1 text-ink-2">{t("note")}</p>
      </div>
    </FormSection>
  );
}
