import { reportFailure } from "./local/process.ts";
import { readLocalSettings } from "./local/settings.ts";
import { readRemembered, remember, stateDirectory } from "./local/state.ts";
import { openLocalStripe } from "./local/stripe.ts";
import { requireWritable } from "./local/writable.ts";
import { fillGallery } from "./seed/fill-gallery.ts";
import { email } from "./seed/odile.ts";
import { openStores } from "./seed/open-stores.ts";
import { subjectFor } from "./stand-ins/subject.ts";

/** `npm run seed`: a demonstration artist with a gallery, whether or not the application is running. */
async function seed(): Promise<void> {
  await requireWritable(stateDirectory);
  const workerPort = Number(process.env.PORT ?? 8787);
  const identityPort = readRemembered().identityPort ?? workerPort + 1;
  // She is known by the provider's address, so that has to stay what it is now.
  remember({ identityPort });
  console.log("Saving 24 works…");
  const { env, close } = await openStores(stateDirectory);
  // Nothing is subscribed to in a Stripe account of one's own.
  const isStandIn = readLocalSettings().STRIPE_SECRET_KEY === undefined;
  const stripe = isStandIn ? await openLocalStripe(workerPort) : null;
  try {
    const works = await fillGallery(env, {
      issuer: `http://localhost:${identityPort}`,
      subject: subjectFor(email),
      now: new Date(),
      stripe,
    });
    console.log(`\nOdile Fournier has ${works} works. Log in with ${email}; any name will do.`);
    console.log("Run it again to put her back as she is now; she has to log in again then.\n");
  } finally {
    await stripe?.close();
    await close();
  }
}

await seed().catch(reportFailure);
