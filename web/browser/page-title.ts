import { useEffect } from "react";
import { useTranslations } from "use-intl";

/** Sets the document title: what the page shows, then the product. */
export function usePageTitle(title: string): void {
  const product = useTranslations("app")("title");
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title, product]);
}
