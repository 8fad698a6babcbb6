import { toCents } from "#schema/money.ts";
import { changeAskingPrice } from "#worker/artworks/asking-price.ts";
import { endExpiredHolds } from "#worker/artworks/history-queries.ts";
import { editRecord } from "#worker/artworks/record.ts";
import { changeStatus } from "#worker/artworks/status.ts";
import type { VerbContext } from "#worker/context.ts";
import { createSale } from "#worker/sales/create.ts";
import { daysBefore, toDay } from "./days.ts";
import { followList } from "./publish-list.ts";
import { nameOf, type WorkEvent } from "./timelines.ts";

/** Applies an event to a work as a request at that time would have, with its history. */
export async function applyEvent(
  { now, ...stores }: VerbContext,
  id: string,
  event: WorkEvent,
): Promise<void> {
  const at = daysBefore(now, event.daysAgo);
  const context = { ...stores, now: at };
  const { db, artist } = context;
  const onDay = (daysAgo: number) => toDay(daysBefore(now, daysAgo));
  const edit = <Input>(input: Input) => ({ id, input, editedVersion: null });
  switch (event.kind) {
    case "place":
      await editRecord(context, edit({ location: event.location }));
      break;
    case "notes":
      await editRecord(context, edit({ notes: event.notes }));
      break;
    case "framed":
      await editRecord(context, edit({ framed: true, framingCents: toCents(event.dollars) }));
      break;
    case "asks": {
      const { dollars, reason } = event;
      const input = { amountCents: toCents(dollars), currency: "CAD", reason } as const;
      await changeAskingPrice(context, edit(input));
      break;
    }
    case "follows":
      await followList(db, artist.id, id, at);
      break;
    case "hold": {
      const { who, lastDayAgo } = event;
      const input = { status: "on-hold", who, until: onDay(lastDayAgo) } as const;
      await changeStatus(context, edit(input));
      break;
    }
    case "hold ends":
      await endExpiredHolds(db, artist.id, at);
      break;
    case "consigned": {
      const { channel, dueBackAgo } = event;
      const name = nameOf(channel);
      await changeStatus(
        context,
        edit({
          status: "consigned",
          who: name,
          location: name,
          channelId: channel,
          since: toDay(at),
          dueBack: onDay(dueBackAgo),
        }),
      );
      break;
    }
    case "back":
      await changeStatus(context, edit({ status: "available", location: event.location }));
      break;
    case "not for sale":
      await changeStatus(context, edit({ status: "not-for-sale" }));
      break;
    case "sold": {
      const { channel, buyer, address, region, deliveredBy } = event.to;
      const input = {
        artworkId: id,
        date: toDay(at),
        priceCents: toCents(event.dollars),
        currency: "CAD",
        channelId: channel,
        buyer: { name: buyer, address, ...(region !== null && { country: "CA", region }) },
        deliveredBy,
        ...(deliveredBy === "handed-over" && {
          handedOverIn: channel === "gallery-40" ? "NS" : "QC",
        }),
      } as const;
      await createSale(context, { input, idempotencyKey: null });
      break;
    }
  }
}
