import { freePlan } from "#schema/plans.ts";
import { hasUnlimitedUse, type User } from "#schema/user.ts";
import { AppError } from "#worker/errors.ts";
import type { Allowance } from "./queries.ts";

export function allowanceOf(artist: User): Allowance {
  return hasUnlimitedUse(artist) ? "unlimited" : "free";
}

/** An artist with what the server alone knows of their free calculation. */
export interface SavingArtist extends User {
  readonly hasSavedFreeCalculation: boolean;
}

/**
 * Whether a work may be saved with a price: on the free plan that of the free calculation, and once, whether
 * that work is deleted later or not.
 */
export function maySavePrice(artist: SavingArtist): boolean {
  return hasUnlimitedUse(artist) || !artist.hasSavedFreeCalculation;
}

/** Specification, section 8. */
export function saveLimitReached(): AppError {
  return new AppError(
    "UPGRADE_REQUIRED",
    `Free tier users can save ${freePlan.maxArtworkSaves} artwork. Upgrade to Professional to save unlimited artworks.`,
  );
}

/** Specification, section 8. */
export function calculationLimitReached(): AppError {
  return new AppError(
    "UPGRADE_REQUIRED",
    "Free tier users get one price calculation. Upgrade to Professional for unlimited calculations and editing.",
  );
}
