import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import { localDay } from "#web/browser/local-day.ts";
import { lastKnownUserKey, readStored } from "#web/storage/storage.ts";

/** Preloads what a shell names beside its links (scripts/build/fill-page.ts): the messages in the language found, and then data. */
export function preload(): void {
  const { words = "{}", answers: named } = document.currentScript?.dataset ?? {};
  const files = JSON.parse(words) as Record<string, string[]>;
  for (const href of files[document.documentElement.lang] ?? [])
    add({ rel: "modulepreload", href });
  if (named === undefined || !hasCompleteProfile()) return;
  const answers = named.replace("{today}", localDay(new Date()));
  document.documentElement.dataset.answers = answers;
  for (const href of answers.split(" ")) {
    add({ rel: "preload", as: "fetch", crossOrigin: "use-credentials", href });
  }
}

function add(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), link));
}

/**
 * Whether the profile of the artist who was last signed in here is complete: otherwise the works must not be requested
 * (specification, section 7).
 */
function hasCompleteProfile(): boolean {
  try {
    return isProfileComplete(JSON.parse(readStored(lastKnownUserKey) ?? "") as User);
  } catch {
    // No artist is stored, or something that is not one.
    return false;
  }
}
