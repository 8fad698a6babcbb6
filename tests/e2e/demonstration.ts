import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { fillGallery } from "#scripts/seed/fill-gallery.ts";
import { openStores } from "#scripts/seed/open-stores.ts";
import { subjectFor } from "#scripts/stand-ins/subject.ts";
import { newPerson } from "./journeys.ts";
import { stateDirectory } from "./playwright.config.ts";
import { signIn } from "./users.ts";

const rememberedSchema = v.object({ identityPort: v.number() });

/** Signs in an artist with the works of `npm run seed`, whom no other test has. */
export async function becomeOdile(page: Page): Promise<void> {
  const person = newPerson({ firstName: "Odile", lastName: "Fournier" });
  const file = join(stateDirectory, "stand-ins.json");
  const { identityPort } = v.parse(rememberedSchema, JSON.parse(readFileSync(file, "utf8")));
  const { env, close } = await openStores(stateDirectory);
  try {
    await fillGallery(env, {
      issuer: `http://localhost:${identityPort}`,
      subject: subjectFor(person.email),
      now: new Date(),
    });
  } finally {
    await close();
  }
  await signIn(page.request, person);
}
