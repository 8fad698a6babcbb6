import { hasHeading, isIdle, measureScripts, measureVitals } from "../browser.ts";
import { openGuestPages, roomWorks } from "../links.ts";
import { peerPaths } from "../peers/pages.ts";
import { unlimited, withProduct } from "../product.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

/** How soon a guest's phone shows a room and a label, beside the same texts and pictures as one file, and their scripts. */
export function guestPages(): Promise<Figure[]> {
  return withProduct(async ({ visit, signIn }) => {
    const { room, label } = await openGuestPages(await signIn(0, unlimited));
    const lookAt = (path: string) => () =>
      visit(null, (page) => measureVitals(page, path, hasHeading));
    const rooms = await inTurn({ peer: lookAt(peerPaths.room), product: lookAt(room) });
    const labels = await inTurn({ peer: lookAt(peerPaths.label), product: lookAt(label) });
    const weigh = (path: string) => visit(null, (page) => measureScripts(page, path, isIdle));
    const peer = await weigh(peerPaths.heading);
    return [
      {
        what: `room of ${roomWorks} works with pictures, LCP / the same texts and pictures as one static file`,
        unit: "ms",
        ...medians(rooms, ({ LCP }) => LCP),
        budget: { ratio: 1.5 },
      },
      {
        what: "label, LCP / the same text and picture as one static file",
        unit: "ms",
        ...medians(labels, ({ LCP }) => LCP),
        budget: { ratio: 1.5 },
      },
      {
        what: "room, scripts, gzip / a page of react-dom alone",
        unit: "bytes",
        peer,
        product: await weigh(room),
        budget: { ratio: 1.2 },
      },
      {
        what: "label, scripts, gzip / the same",
        unit: "bytes",
        peer,
        product: await weigh(label),
        budget: { ratio: 1.2 },
      },
    ];
  });
}
