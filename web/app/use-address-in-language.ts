import { useEffect } from "react";
import { useLocation } from "wouter";
import { findPublicPage, publicPaths } from "#schema/page-paths.ts";
import { useLocale } from "#web/i18n/locale.ts";

/** Keeps the address in the current language, also after Back to one in the other. */
export function useAddressInLanguage(): void {
  const [path, navigate] = useLocation();
  const locale = useLocale();
  const page = findPublicPage(path);
  const wanted = page && publicPaths[locale][page];
  useEffect(() => {
    if (wanted !== null && wanted !== path) navigate(wanted, { replace: true });
  }, [wanted, path, navigate]);
}
