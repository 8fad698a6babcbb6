import { refreshCurrentUser } from "#web/api/current-user.ts";
import { Calculator } from "#web/features/artworks/calculator/calculator-form.tsx";
import { announceFreeCalculation } from "#web/features/artworks/calculator/free-calculation-elsewhere.ts";
import { useExportQuote } from "#web/features/artworks/quote/use-export-quote.tsx";
import { usePatchProfile } from "#web/features/profile/queries.ts";
import { useRates } from "#web/works/rates.ts";
import type { PageProps } from "./page-props.ts";

/** The calculator, with what it takes from gallery, quote and profile. */
export function Page({ user, work, onEditProfile, onUpgrade }: PageProps) {
  const { exportQuote, quote } = useExportQuote(user, useRates(), onUpgrade);
  const patchProfile = usePatchProfile();

  function markFreeCalculation(): void {
    announceFreeCalculation(user.id);
    patchProfile.mutate(
      { hasUsedFreeCalculation: true },
      {
        onError: (error) => console.warn("The free calculation was not marked", error),
        onSettled: () => refreshCurrentUser(),
      },
    );
  }

  return (
    <>
      <Calculator
        user={user}
        work={work.opened}
        onFreeCalculation={markFreeCalculation}
        onExport={exportQuote}
        onEditProfile={onEditProfile}
        onUpgrade={onUpgrade}
      />
      {quote}
    </>
  );
}
