import { useEffect } from "react";
import { useTranslations } from "use-intl";

/** Sets the document title: what the page shows, then the product. Null leaves it to a part of the page. */
export function usePageTitle(title: string | null): void {
  const product = useTranslations("app")("title");
  useEffect(() => {
    if (title === null) return;
    document.title = title === product ? product : `${title} – ${product}`;
  }, [title, product]);
}
