import type { ProfilePatch } from "#schema/artist/profile-patch.ts";
import type { User } from "#schema/artist/user.ts";
import { toCents } from "#schema/money.ts";
import type { VerbContext } from "#worker/context.ts";
import type { UserRow } from "#worker/db/tables.ts";
import { AppError, conflict } from "#worker/errors.ts";
import { type ProfileChange, type TermsChange, updateProfile } from "./queries.ts";

/**
 * Changes the artist's own profile (specification, section 7), completely or not at all.
 * @throws AppError FORBIDDEN, VALIDATION_FAILED or CONFLICT.
 */
export async function changeProfile(
  { db, artist, now }: VerbContext<User>,
  patch: ProfilePatch,
): Promise<UserRow> {
  refusePlanChange(artist, patch);
  const row = await updateProfile(db, artist.id, toChange(patch), toTermsChange(patch, now));
  if (row === null) {
    throw conflict("Accepted terms and a used free calculation cannot be undone.");
  }
  return row;
}

/**
 * The plan form sends `isSubscribed` and `isFreeVersion`, each the inverse of the other. Only a payment starts a
 * subscription, and only a subscription ends the free plan, so the only choice here is Free. `isFreeVersion: false` is
 * refused rather than ignored: it would leave an artist without a plan.
 */
function refusePlanChange(artist: User, patch: ProfilePatch): void {
  if (patch.isSubscribed === true) {
    throw new AppError("FORBIDDEN", "A subscription starts with a payment.");
  }
  if (patch.isFreeVersion === false) {
    const message = "Subscribe to leave the free plan.";
    throw new AppError("VALIDATION_FAILED", `isFreeVersion: ${message}`, {
      issues: [{ path: "isFreeVersion", message }],
    });
  }
  if (patch.isFreeVersion === true && artist.isSubscribed) {
    throw conflict("Cancel the subscription to move to the free plan.");
  }
}

/** The columns of the row; `tosAcceptedAt` is ignored, because the server's clock sets it. */
function toChange(patch: ProfilePatch): ProfileChange {
  const { hasAcceptedTos, tosAcceptedAt, isSubscribed, customHourlyRate, ...fields } = patch;
  return {
    ...fields,
    ...(customHourlyRate !== undefined && {
      customHourlyRateCents: customHourlyRate === null ? null : toCents(customHourlyRate),
    }),
  };
}

function toTermsChange({ hasAcceptedTos }: ProfilePatch, now: Date): TermsChange {
  if (hasAcceptedTos === undefined) return null;
  return hasAcceptedTos ? { acceptedAt: now } : "not-accepted";
}
