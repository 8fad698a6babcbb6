import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

/** In milliseconds: a shorter preparation shows no progress. */
const noticeable = 400;

/** Shows progress at the picture's lower edge while a chosen file takes long to prepare. */
export function Preparing({ isUnderWay }: { readonly isUnderWay: boolean }) {
  const t = useTranslations("pricing.picture");
  const isLong = useIsLong(isUnderWay);
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-0">
      {isLong && (
        <div className="bg-paper px-3 pt-1.5 text-1">
          {t("preparing")}
          <div className="drawn-along mt-1.5 -mx-3 h-0.5 bg-accent" />
        </div>
      )}
    </div>
  );
}

function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), noticeable);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}
