import { newBusiness } from "./business.ts";
import { type DeliveryName, deliveries, registrationChoices } from "./sales-model.ts";

const numbers = { "gst-hst": "123456789 RT0001", qst: "1234567890 TQ0001" };

/** The details of an artist with these registrations. */
export function businessOf(choice: number) {
  const registrations = (registrationChoices[choice] ?? []).map(({ tax, since }) => {
    if (tax !== "gst-hst" && tax !== "qst") throw new Error("There is no number for this tax.");
    return { tax, number: numbers[tax], since };
  });
  return newBusiness({ registrations });
}

/** To whom a work is delivered, and how, as a request says it. */
export function deliveryOf(name: DeliveryName) {
  const delivery = deliveries[name];
  if (delivery === null) return { buyer: null, deliveredBy: null, handedOverIn: "" };
  const { country, region, deliveredBy, handedOverIn } = delivery;
  const buyer = { name: "Solange", country, region };
  return { buyer, deliveredBy, handedOverIn: deliveredBy === "handed-over" ? handedOverIn : "" };
}
