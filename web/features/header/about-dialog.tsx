import { useTranslations } from "use-intl";
import { addWords } from "#web/i18n/parts.ts";
import { Dialog } from "#web/ui/dialog.tsx";

addWords("account");

interface AboutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AboutDialog({ isOpen, onClose }: AboutDialogProps) {
  const t = useTranslations("about");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      lead={
        <>
          <p>{t("first")}</p>
          <p className="pt-3">{t("second")}</p>
          <p className="pt-3">{t("third")}</p>
        </>
      }
    />
  );
}
