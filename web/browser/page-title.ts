import { useEffect } from "react";
import { useTranslations } from "use-intl";

/** Names the page in the browser's tab and history: what it shows, then the product. */
export function usePageTitle(title: string): void {
  const product = useTranslations("app")("title");
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title, product]);
}
