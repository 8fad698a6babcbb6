import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import { freePlan } from "#schema/plans.ts";
import { AppError } from "#worker/errors.ts";

/** Which limits apply to a save: none, or the free plan's (specification, section 6). */
export type Allowance = "unlimited" | "free";

/** Subscribers and administrators have no limits (specification, section 6). */
export function allowanceOf(artist: User): Allowance {
  return hasUnlimitedUse(artist) ? "unlimited" : "free";
}

/** An artist with the flag of the free calculation that only the server has. */
export interface SavingArtist extends User {
  readonly hasSavedFreeCalculation: boolean;
}

/**
 * Whether a work may be saved with a price: on the free plan once, with the price of the free calculation, even if
 * that work is deleted later (decision 028).
 */
export function maySavePrice(artist: SavingArtist): boolean {
  return hasUnlimitedUse(artist) || !artist.hasSavedFreeCalculation;
}

/** The error UPGRADE_REQUIRED for a save beyond the free plan (specification, section 8). */
export function saveLimitReached(): AppError {
  return new AppError(
    "UPGRADE_REQUIRED",
    `Free tier users can save ${freePlan.maxArtworkSaves} artwork. Upgrade to Professional to save unlimited artworks.`,
  );
}

/** The error UPGRADE_REQUIRED for a calculation or edit beyond the free plan (specification, section 8). */
export function calculationLimitReached(): AppError {
  return new AppError(
    "UPGRADE_REQUIRED",
    "Free tier users get one price calculation. Upgrade to Professional for unlimited calculations and editing.",
  );
}
