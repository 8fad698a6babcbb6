import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";

/** Incomplete profiles open nothing but the profile, unless the artist has been here before. */
export function isLocked(user: User): boolean {
  return !isProfileComplete(user) && !user.isReturningUser;
}
