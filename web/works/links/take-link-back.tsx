import { useTranslations } from "use-intl";
import type { Link } from "#schema/links/link.ts";
import { revokeLink } from "#web/api/links.ts";
import { AskedChange } from "#web/forms/asked-change.tsx";
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
  const t = useTranslations("dealings.takeBack");
  const showFailure = useShowLinkFailure();
  return (
    <AskedChange
      button={t.rich("button", { what, hidden: visuallyHidden })}
      isDanger
      words={{
        title: t(`title.${kind}`),
        cancel: t("cancel"),
        confirm: t("confirm"),
        done: t("done"),
      }}
      send={() => revokeLink(link)}
      onError={(error) => showFailure(error, "changed")}
    >
      {t(`text.${kind}`)}
    </AskedChange>
  );
}
