import type { AccessRule } from "./access-rules.ts";
import { signInAdmin, signInArtist, type TestArtist } from "./artists.ts";
import { cancelAtStripe, type Stack, signInSubscriber, syncUser } from "./stripe.ts";

/** The sender of a request: their cookie, or none. */
export interface Requester {
  readonly cookie: string | null;
  readonly artist: TestArtist | null;
}

const day = 24 * 60 * 60 * 1000;

function withCookie(cookie: string | null): Requester {
  return { cookie, artist: null };
}

function signedIn(artist: TestArtist): Requester {
  return { cookie: artist.cookie, artist };
}

/** Creates one user for each role, each with an account of their own. */
export const roles = {
  visitor: async () => withCookie(null),
  "forged session": async () => withCookie(`session=${"0".repeat(64)}`),
  "expired session": async (stack: Stack) => {
    const artist = await signInArtist(stack.worker);
    await stack.worker.env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE user_id = ?")
      .bind(Date.now() - day, artist.id)
      .run();
    return withCookie(artist.cookie);
  },
  newcomer: async (stack: Stack) =>
    signedIn(await signInArtist(stack.worker, { hasCompletedSetup: false, tosAcceptedAt: null })),
  Free: async (stack: Stack) => signedIn(await signInArtist(stack.worker)),
  Professional: async (stack: Stack) => {
    const artist = await signInSubscriber(stack);
    return signedIn(artist);
  },
  /** The plan has ended. */
  "plan ended": async (stack: Stack) => {
    const artist = await signInSubscriber(stack);
    await cancelAtStripe(stack, artist);
    await syncUser(artist);
    return signedIn(artist);
  },
  /** Called admin by everything but the configuration. */
  "would-be admin": async (stack: Stack) =>
    signedIn(
      await signInArtist(stack.worker, { email: "admin@example.com", emailVerified: false }),
    ),
  admin: async (stack: Stack) => signedIn(await signInAdmin(stack.worker)),
} satisfies Record<string, (stack: Stack) => Promise<Requester>>;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

export async function signInEverybody(stack: Stack): Promise<Record<Role, Requester>> {
  const entries = roleNames.map(async (role) => [role, await roles[role](stack)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Role, Requester>;
}

/** The error code with which a route refuses a role; null if it admits the role. */
export function refusalOf(rule: AccessRule, role: Role): string | null {
  if (rule === "anyone") return null;
  if (rule === "signed by Stripe") return "VALIDATION_FAILED";
  if (role === "visitor" || role === "forged session") return "UNAUTHORIZED";
  if (role === "expired session") return "TOKEN_EXPIRED";
  if (rule === "admin") return role === "admin" ? null : "FORBIDDEN";
  if (rule === "signed in" || rule === "owner") return null;
  if (role === "newcomer") return "PROFILE_INCOMPLETE";
  if (rule === "Professional" || rule === "Professional owner") {
    return role === "Professional" || role === "admin" ? null : "UPGRADE_REQUIRED";
  }
  return rule === "complete profile, not an admin's" && role === "admin" ? "FORBIDDEN" : null;
}
