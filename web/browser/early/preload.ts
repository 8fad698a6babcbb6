import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import { readStored } from "#web/storage/storage.ts";

/** Preloads what a shell names beside its links (scripts/build/fill-page.ts): the messages in the language found, and then data. */
export function preload(): void {
  const { words = "{}", answers } = document.currentScript?.dataset ?? {};
  const files = JSON.parse(words) as Record<string, string[]>;
  for (const href of files[document.documentElement.lang] ?? [])
    add({ rel: "modulepreload", href });
  if (answers === undefined || !mayPrice()) return;
  document.documentElement.dataset.answers = answers;
  for (const href of answers.split(" ")) {
    add({ rel: "preload", as: "fetch", crossOrigin: "use-credentials", href });
  }
}

function add(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), link));
}

/** Whether the artist who was last seen here may price: for nobody else the works are asked for (specification, section 7). */
function mayPrice(): boolean {
  try {
    return isProfileComplete(JSON.parse(readStored("user-last-known") ?? "") as User);
  } catch {
    // Nobody was, or what is stored is no artist.
    return false;
  }
}
