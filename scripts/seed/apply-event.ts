import { toCents } from "#schema/money.ts";
import { changeAskingPrice } from "#worker/artworks/asking-price.ts";
import { endExpiredHolds } from "#worker/artworks/history-queries.ts";
import { editRecord } from "#worker/artworks/record.ts";
import { changeStatus } from "#worker/artworks/status.ts";
import type { Database } from "#worker/db/client.ts";
import type { RateStore } from "#worker/rates/storage.ts";
import { createSale } from "#worker/sales/create.ts";
import { daysBefore, toDay } from "./days.ts";
import { followList } from "./publish-list.ts";
import { nameOf, type WorkEvent } from "./timelines.ts";

interface Stores {
  readonly db: Database;
  readonly rates: RateStore;
}

/** Applies an event to a work as a request at that time would have, with its history. */
export async function applyEvent(
  stores: Stores,
  ownerId: string,
  id: string,
  event: WorkEvent,
  now: Date,
): Promise<void> {
  const { db } = stores;
  const at = daysBefore(now, event.daysAgo);
  const onDay = (daysAgo: number) => toDay(daysBefore(now, daysAgo));
  const edit = <Input>(input: Input) => ({ ownerId, id, input, editedVersion: null });
  switch (event.kind) {
    case "place":
      await editRecord(stores, edit({ location: event.location }), at);
      break;
    case "notes":
      await editRecord(stores, edit({ notes: event.notes }), at);
      break;
    case "framed":
      await editRecord(stores, edit({ framed: true, framingCents: toCents(event.dollars) }), at);
      break;
    case "asks": {
      const { dollars, reason } = event;
      const input = { amountCents: toCents(dollars), currency: "CAD", reason } as const;
      await changeAskingPrice(stores, edit(input), at);
      break;
    }
    case "follows":
      await followList(db, ownerId, id, at);
      break;
    case "hold": {
      const { who, lastDayAgo } = event;
      const input = { status: "on-hold", who, until: onDay(lastDayAgo) } as const;
      await changeStatus(db, edit(input), at);
      break;
    }
    case "hold ends":
      await endExpiredHolds(db, ownerId, at);
      break;
    case "consigned": {
      const { channel, dueBackAgo } = event;
      const name = nameOf(channel);
      await changeStatus(
        db,
        edit({
          status: "consigned",
          who: name,
          location: name,
          channelId: channel,
          since: toDay(at),
          dueBack: onDay(dueBackAgo),
        }),
        at,
      );
      break;
    }
    case "back":
      await changeStatus(db, edit({ status: "available", location: event.location }), at);
      break;
    case "not for sale":
      await changeStatus(db, edit({ status: "not-for-sale" }), at);
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
      await createSale(stores, { ownerId, input, idempotencyKey: null }, at);
      break;
    }
  }
}
