import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";

/** With an incomplete profile only the Profile tab is open, unless the artist is a returning one. */
export function isLocked(user: User): boolean {
  return !isProfileComplete(user) && !user.isReturningUser;
}
