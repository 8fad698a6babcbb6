import type { PublicPage } from "#schema/page-paths.ts";
import { LandingScreen } from "./landing.tsx";
import { PrivacyScreen } from "./privacy.tsx";
import { TermsScreen } from "./terms.tsx";

export const publicScreens = {
  landing: LandingScreen,
  terms: TermsScreen,
  privacy: PrivacyScreen,
} as const satisfies Record<PublicPage, () => React.ReactNode>;
