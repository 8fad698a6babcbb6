import * as v from "valibot";
import { mediumSchema } from "#schema/artworks/media.ts";
import { supportSchema } from "#schema/artworks/supports.ts";
import { currencySchema } from "#schema/currency.ts";
import { buyerSchema, invoiceContentSchema, taxLineSchema } from "#schema/documents/content.ts";
import { units } from "#schema/units.ts";
import { linkLanguages } from "./link.ts";

// What guests see, by kind (people, section 4); nothing that is not named here. Days are ISO, lengths inches, amounts whole
// cents. Text that the artist has not entered is empty.

/** The artist, as the page names them. */
const guestArtistSchema = v.object({
  name: v.string(),
  city: v.string(),
  /** A province by its postal code where it has one. */
  region: v.string(),
  country: v.string(),
  units: v.picklist(units),
  /** Null where the artist does not show it. */
  contact: v.nullable(
    v.object({ email: v.string(), phone: v.string(), street: v.string(), postalCode: v.string() }),
  ),
});
export type GuestArtist = v.InferOutput<typeof guestArtistSchema>;

/** A work's label lines, and its size to scale. */
const labelLines = {
  title: v.string(),
  year: v.string(),
  medium: mediumSchema,
  support: supportSchema,
  /** In place of what `proposedMediumLine` makes of medium and support. */
  mediumLine: v.string(),
  framed: v.boolean(),
  widthInches: v.number(),
  heightInches: v.number(),
  hasPicture: v.boolean(),
};

/** Where a work is, of what guests may know: `at-gallery` is consigned. */
const guestStatuses = ["available", "on-hold", "at-gallery", "sold", "not-for-sale"] as const;

const priceSchema = v.object({ cents: v.number(), currency: currencySchema });

/**
 * What a price is made of, in whole percent that add up to 100: area, hours, materials, and what the list or the artist adds
 * to the formula.
 */
const whySchema = v.object({
  size: v.number(),
  hours: v.number(),
  materials: v.number(),
  list: v.number(),
});
export type WhyThisPrice = v.InferOutput<typeof whySchema>;

const guestWorkSchema = v.object({
  id: v.string(),
  ...labelLines,
  status: v.picklist(guestStatuses),
  /** The gallery's name while the work is there, where the artist has given it one. */
  gallery: v.nullable(v.string()),
  /** What is asked, before tax; null on request, and of a work that is sold or not for sale. */
  price: v.nullable(priceSchema),
  /** Null where the room does not say why, or there is nothing to draw. */
  why: v.nullable(whySchema),
  /** Whether a guest may ask to hold it. */
  canBeHeld: v.boolean(),
});
export type GuestWork = v.InferOutput<typeof guestWorkSchema>;

const common = { language: v.picklist(linkLanguages), artist: guestArtistSchema };

export const guestRoomSchema = v.object({
  kind: v.literal("room"),
  ...common,
  title: v.string(),
  note: v.string(),
  showsPrices: v.boolean(),
  /** In the artist's order. */
  works: v.array(guestWorkSchema),
});
export type GuestRoom = v.InferOutput<typeof guestRoomSchema>;

const { lines: _lines, ...printed } = invoiceContentSchema.entries;
const [{ item: lineSchema }] = [invoiceContentSchema.entries.lines];
const { sold: _sold, saleId: _sale, ...printedLine } = lineSchema.entries;

/** What an invoice prints, without what the ledger keeps beside it. */
const guestInvoiceContentSchema = v.object({
  ...printed,
  buyer: buyerSchema,
  taxes: v.array(taxLineSchema),
  lines: v.array(
    v.object({
      ...printedLine,
      /** Whether the gallery charges the tax of a sale itself, as the artist's agent, which is printed below the sums. */
      isTaxedByGallery: v.boolean(),
    }),
  ),
});

const invoiceStates = ["open", "overdue", "paid", "credited"] as const;

export const guestInvoiceSchema = v.object({
  kind: v.literal("invoice"),
  ...common,
  number: v.string(),
  issuedOn: v.string(),
  state: v.picklist(invoiceStates),
  paidCents: v.number(),
  openCents: v.number(),
  toRefundCents: v.number(),
  /** The day of the last payment of an invoice that is paid; null for others. */
  paidOn: v.nullable(v.string()),
  /** The credit note that took the invoice back. */
  creditedBy: v.nullable(v.object({ number: v.string(), issuedOn: v.string() })),
  content: guestInvoiceContentSchema,
});
export type GuestInvoice = v.InferOutput<typeof guestInvoiceSchema>;

export const guestLabelSchema = v.object({
  kind: v.literal("label"),
  ...common,
  ...labelLines,
  /** Whether it is shown to everybody, so that search engines may list it. */
  isPublic: v.boolean(),
  /** Null where the artist does not show it; a sold work says so in any case. */
  status: v.nullable(v.picklist(guestStatuses)),
  gallery: v.nullable(v.string()),
  price: v.nullable(priceSchema),
  /** The certificate that was issued last, once the work is sold; as it was issued. */
  certificate: v.nullable(
    v.object({
      issuedOn: v.string(),
      artist: v.string(),
      title: v.string(),
      year: v.string(),
      medium: mediumSchema,
      support: supportSchema,
      mediumLine: v.string(),
      widthInches: v.number(),
      heightInches: v.number(),
      inventoryNumber: v.string(),
    }),
  ),
});
export type GuestLabel = v.InferOutput<typeof guestLabelSchema>;

/** The answer of `GET /api/guest/{id}.{proof}`. */
export const guestLinkSchema = v.variant("kind", [guestRoomSchema, guestInvoiceSchema]);
export type GuestLink = v.InferOutput<typeof guestLinkSchema>;
