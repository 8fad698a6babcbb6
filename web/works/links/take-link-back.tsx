import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Link } from "#schema/links/link.ts";
import { revokeLink } from "#web/api/links.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useShowLinkFailure } from "./use-show-link-failure.ts";

interface TakeLinkBackProps {
  readonly link: Link;
  readonly kind: "room" | "invoice";
  /** What it is the address of, for those who do not see where the word is. */
  readonly what: string;
}

/** Takes an address back, after a dialog that says what stays. */
export function TakeLinkBack({ link, kind, what }: TakeLinkBackProps) {
  const t = useTranslations("links.takeBack");
  const showFailure = useShowLinkFailure();
  const { submit, isSending } = useSubmit();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <TextButton isDanger onClick={() => setAsked(true)}>
        {t.rich("button", { what, hidden: visuallyHidden })}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(`title.${kind}`)}
        cancelLabel={t("cancel")}
        confirmLabel={t("confirm")}
        isBusy={isSending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          void submit({
            send: () => revokeLink(link),
            onDone: () => {
              setAsked(false);
              toast({ title: t("done") });
            },
            onError: (error) => {
              setAsked(false);
              showFailure(error, "changed");
            },
          })
        }
      >
        {t(`text.${kind}`)}
      </ConfirmDialog>
    </>
  );
}
