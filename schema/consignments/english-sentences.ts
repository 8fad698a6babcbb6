import type { SentenceFacts, StandardSentences } from "./terms.ts";

const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const englishSentences: StandardSentences = {
  parties: ({ artist, gallery, workCount }) =>
    `${artist} (the artist) leaves ${theWorks(workCount)} on the list with ${gallery} (the gallery) on consignment, to be shown and sold on the artist’s behalf.`,
  period: ({ from, until }) => `The consignment runs from ${day(from)}, to ${day(until)}.`,
  ownership: ({ workCount }) =>
    `${workCount === 1 ? "The work belongs to the artist until it is" : "The works belong to the artist until they are"} paid for in full. No copyright is transferred.`,
  licence: ({ workCount }) =>
    `The gallery may reproduce ${workCount === 1 ? "the work to announce its" : "the works to announce their"} sale, in Canada, for as long as the consignment lasts. This licence may not be passed on to others.`,
  price: ({ discountCeiling, discountBorneBy }) =>
    discountCeiling === 0
      ? "The gallery sells at the price shown. Before it gives a discount, it asks the artist."
      : `The gallery sells at the price shown. It may give a discount of up to ${percent(discountCeiling)} alone, borne by ${bearers[discountBorneBy]}; beyond that, it asks the artist.`,
  money: ({ commission, daysToPay }) => {
    const share =
      commission === 0
        ? "The gallery pays the whole price before taxes to the artist"
        : `The gallery keeps ${percent(commission)} of the price before taxes and pays the rest to the artist`;
    return `${share} ${within(daysToPay)} of the sale. Until then it keeps it in a separate account.`;
  },
  reports: ({ reports }) => {
    const account = {
      never: "",
      monthly: "Every month, the gallery accounts to the artist for the sales. ",
      quarterly: "Every quarter, the gallery accounts to the artist for the sales. ",
    }[reports];
    const subject = account === "" ? "the gallery" : "it";
    return `${account}With each payment, ${subject} gives the buyer’s name.`;
  },
  care: (facts) => [insurance(facts), shipping(facts)].filter((text) => text !== "").join(" "),
};

const bearers = { artist: "the artist", gallery: "the gallery", both: "both" };

const values = { share: " at the artist’s share", price: " at the price shown" };

function theWorks(count: number): string {
  return count === 1 ? "the work" : `the ${numbers[count - 2] ?? count} works`;
}

/** `December 1, 2026` */
function day(date: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date));
}

function percent(share: number): string {
  const format = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 2 });
  return `${format.format(share * 100)}\u00a0%`;
}

function within(days: number): string {
  if (days === 0) return "on the day";
  return days === 1 ? "within a day" : `within ${days} days`;
}

function insurance({ insuredBy, insuredOn, workCount }: SentenceFacts): string {
  if (insuredBy === null) return "";
  const value = insuredOn === null ? "" : values[insuredOn];
  return `The ${insuredBy} insures the ${workCount === 1 ? "work" : "works"}${value}, from receipt to return.`;
}

function shipping({ shippingThere, shippingBack }: SentenceFacts): string {
  if (shippingThere === shippingBack) {
    return shippingThere === null ? "" : `The ${shippingThere} pays for delivery and return.`;
  }
  const there = shippingThere && `the ${shippingThere} pays for delivery`;
  const back = shippingBack && `the ${shippingBack} pays for the return`;
  const both = [there, back].filter((part) => part !== null).join("; ");
  return `${both.charAt(0).toUpperCase()}${both.slice(1)}.`;
}
