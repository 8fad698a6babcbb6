import { useTranslations } from "use-intl";
import { TextButton } from "#web/ui/button.tsx";

/** Apart from the other actions: at the far edge, or on a line of its own. */
export function DeleteProfileButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations("subscription.card");
  return (
    <div className="max-md:w-full md:not-first:ml-auto">
      <TextButton isDanger onClick={onPress}>
        {t("deleteProfile")}
      </TextButton>
    </div>
  );
}
