import { useTranslations } from "use-intl";
import { toast } from "#web/browser/toast.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";

/** Copies an address, and says whether it could. */
export function useCopyAddress() {
  const t = useTranslations("dealings.address");
  return async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t("copied") });
    } catch (error) {
      console.warn("The address could not be copied.", error);
      toast({ title: t("notCopied"), isError: true });
    }
  };
}

interface CopyAddressProps {
  readonly address: string;
  /** What it is the address of, for those who do not see where the word is. */
  readonly what: string;
}

export function CopyAddress({ address, what }: CopyAddressProps) {
  const t = useTranslations("dealings.address");
  const copy = useCopyAddress();
  return (
    <TextButton className="flex-none print:hidden" onClick={() => void copy(address)}>
      {t.rich("copy", { what, hidden: visuallyHidden })}
    </TextButton>
  );
}
