import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { isDecimalText } from "#schema/read-number.ts";
import { buyerLimits, deliveries, saleDayProblem } from "#schema/sales/sale.ts";
import { buyerEmailSchema, type SaleInput } from "#schema/sales/sale-input.ts";
import { missingPlace } from "#schema/sales/sale-taxes.ts";
import {
  type AmountError,
  amountText,
  centsOf,
  costError,
  entered,
  priceError,
} from "#web/forms/amount.ts";

/** A sale as it is typed. Discount, in per cent, and shipping are the channel's own while they are empty. */
export const saleFormSchema = v.object({
  date: v.string(),
  price: v.string(),
  channelId: v.string(),
  buyer: v.string(),
  /** The buyer among the artist's people, where one was chosen; left out in what an older window stored. */
  personId: v.optional(v.string(), ""),
  discount: v.string(),
  email: v.string(),
  address: v.string(),
  country: v.string(),
  region: v.string(),
  deliveredBy: v.picklist([...deliveries, ""]),
  handedOverIn: v.string(),
  shipping: v.string(),
});
export type SaleForm = v.InferOutput<typeof saleFormSchema>;

type Sellable = Pick<
  Artwork,
  "id" | "askedCents" | "askedCurrency" | "statusDetails" | "dateCreated"
>;

/** Today, at the price that is asked, through the channel that has the work. */
export function newSaleForm(
  { askedCents, statusDetails }: Sellable,
  channels: readonly SalesChannel[],
  today: string,
): SaleForm {
  const channel = channels.find(({ id }) => id === statusDetails.channelId) ?? channels[0];
  return {
    date: today,
    price: askedCents === null ? "" : amountText(askedCents),
    channelId: channel?.id ?? "",
    buyer: "",
    personId: "",
    discount: "",
    email: "",
    address: "",
    country: "",
    region: "",
    deliveredBy: "",
    handedOverIn: "",
    shipping: "",
  };
}

/** The discount as a share from 0 to 1; null for the channel's own, and for what is no share. */
export function typedShareOf({ discount }: Pick<SaleForm, "discount">): number | null {
  return isDecimalText(discount) ? Number(discount) / 100 : null;
}

/** The discount in cents of the price; null for the channel's own, and for what is no share. */
export function discountAsTyped({
  discount,
  price,
}: Pick<SaleForm, "discount" | "price">): Cents | null {
  const cents = centsOf(price);
  if (cents === null || !isDecimalText(discount)) return null;
  return roundHalfUp((cents * Number(discount)) / 100);
}

export function toSaleInput(form: SaleForm, { id, askedCurrency }: Sellable): SaleInput {
  const { deliveredBy } = form;
  return {
    artworkId: id,
    date: form.date,
    priceCents: centsOf(form.price) ?? 0,
    currency: askedCurrency,
    channelId: form.channelId,
    discountCents: discountAsTyped(form) ?? undefined,
    shippingCents: centsOf(form.shipping) ?? undefined,
    ...toBuyerInput(form),
    deliveredBy: deliveredBy === "" ? undefined : deliveredBy,
    handedOverIn: deliveredBy === "handed-over" ? entered(form.handedOverIn) : undefined,
  };
}

/** What is typed about the buyer. */
type BuyerForm = Pick<SaleForm, "buyer" | "email" | "address" | "country" | "region">;

/** Whom a sale is to; nobody is left out. */
function toBuyerInput(form: BuyerForm & Pick<SaleForm, "personId">): Partial<SaleInput> {
  const { buyer, ...input } = toBuyerChange(form);
  return { ...input, ...(buyer && { buyer }) };
}

/** Whom a sale is to: a person who was chosen, with where the work goes, or whom the fields describe, null for nobody. */
export function toBuyerChange(form: BuyerForm & Pick<SaleForm, "personId">) {
  const { personId, country, region } = form;
  if (personId === "") return { buyer: buyerOf(form) };
  return { personId, ...(country !== "" && { deliverTo: { country, region: region.trim() } }) };
}

/** What a person who was chosen says of the buyer: their own email and address are not typed again. */
export function chosenBuyer({ id, address, ...person }: Person): Partial<SaleForm> {
  const { country, region } = address;
  return { personId: id, buyer: shownName(person), email: "", address: "", country, region };
}

/** A name that is typed, of somebody who was not chosen. */
export function typedBuyer(buyer: string, { personId }: Pick<SaleForm, "personId">) {
  return { buyer, personId: "", ...(personId !== "" && { country: "", region: "" }) };
}

/** The buyer as sent; null without a name. */
export function buyerOf({ buyer, email, address, country, region }: BuyerForm) {
  const name = buyer.trim();
  if (name === "") return null;
  return {
    name,
    email: entered(email),
    address: entered(address),
    country: entered(country),
    region: entered(region),
  };
}

export type SaleError =
  | AmountError
  | "day"
  | "future"
  | "beforeWork"
  | "noRate"
  | "channel"
  | "buyer"
  | "name"
  | "person"
  | "missing"
  | "text"
  | "email"
  | "share";
export type SaleErrors = Readonly<Partial<Record<keyof SaleForm, SaleError>>>;

export const shippingMaximum = 1_000_000_00;

/** What the server would refuse, by field. */
export function findSaleErrors(
  form: SaleForm,
  work: Sellable,
  channels: readonly SalesChannel[],
  now: Date,
): SaleErrors {
  const date = dayError(form.date, work.dateCreated, now);
  const price = priceError(form.price);
  const shipping = costError(form.shipping, shippingMaximum);
  const known = channels.some(({ id }) => id === form.channelId);
  return {
    ...(date && { date }),
    ...(price && { price }),
    ...(shipping && { shipping }),
    ...(!known && { channelId: "channel" }),
    ...findBuyerErrors(form),
    ...(!isShare(form.discount) && { discount: "share" }),
  };
}

/** What the server would refuse of the buyer. */
export function findBuyerErrors({ buyer, email, address, country, region }: BuyerForm): SaleErrors {
  const isDescribed = [email, address, country, region].some((text) => text.trim() !== "");
  return {
    ...(buyer.trim() === "" && isDescribed && { buyer: "buyer" }),
    ...(buyer.trim().length > buyerLimits.nameCharacters && { buyer: "text" }),
    ...(email.trim() !== "" && !v.is(buyerEmailSchema, email) && { email: "email" }),
    ...(address.trim().length > buyerLimits.addressCharacters && { address: "text" }),
    ...(region.trim().length > buyerLimits.regionCharacters && { region: "text" }),
  };
}

/** What is typed about where the work was delivered. */
type PlaceForm = Pick<SaleForm, "deliveredBy" | "handedOverIn" | "country" | "region">;

const placeFields = {
  deliveredBy: "deliveredBy",
  handedOverIn: "handedOverIn",
  "deliverTo.country": "country",
  "deliverTo.region": "region",
} as const;

/** The first field that must be filled in before it is known where the work was delivered, as missing; none if it is. */
export function findMissingPlace({ country, region, ...form }: PlaceForm): SaleErrors {
  const deliveredBy = form.deliveredBy === "" ? null : form.deliveredBy;
  const missing = missingPlace({ ...form, deliveredBy, deliverTo: { country, region } });
  return missing === null ? {} : { [placeFields[missing]]: "missing" };
}

/** The fields of the paths that the server refuses. */
export function refusedSaleFields(paths: readonly string[]): SaleErrors {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const refused = fieldOf[path];
      return refused ? [refused] : [];
    }),
  );
}

const fieldOf: Readonly<Record<string, readonly [keyof SaleForm, SaleError]>> = {
  date: ["date", "day"],
  priceCents: ["price", "amount"],
  channelId: ["channelId", "channel"],
  discountCents: ["discount", "share"],
  shippingCents: ["shipping", "amount"],
  deliveredBy: ["deliveredBy", "noRate"],
  handedOverIn: ["handedOverIn", "text"],
  "buyer.name": ["buyer", "text"],
  "buyer.email": ["email", "email"],
  "buyer.address": ["address", "text"],
  "buyer.country": ["country", "text"],
  "buyer.region": ["region", "text"],
  personId: ["buyer", "person"],
  "deliverTo.country": ["country", "text"],
  "deliverTo.region": ["region", "text"],
};

/** What keeps a text from being the day of a sale of a work of this year. */
export function dayError(
  date: string,
  dateCreated: string,
  now: Date,
): "day" | "future" | "beforeWork" | null {
  if (Number.isNaN(Date.parse(date))) return "day";
  const problem = saleDayProblem(date, dateCreated, now);
  return problem === "before-work" ? "beforeWork" : problem;
}

/** Whether a text is a discount in per cent, or empty. */
export function isShare(text: string): boolean {
  return text.trim() === "" || (isDecimalText(text) && Number(text) < 100);
}
