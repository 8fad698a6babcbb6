import type { Business } from "#schema/business/business.ts";

/** The details of an artist of Montréal who is registered for GST and QST, as a request sends them. */
export function newBusiness(changes: Partial<Business> = {}): Business {
  return {
    tradeName: "Atelier Fournier",
    phone: "514 555-0123",
    email: "atelier@example.com",
    street: "1, rue de l'Évêché",
    city: "Montréal",
    region: "QC",
    postalCode: "H2X 1Y4",
    country: "CA",
    registrations: [
      { tax: "gst-hst", number: "123456789 RT0001", since: "2025-01-01" },
      { tax: "qst", number: "1234567890 TQ0001", since: "2025-01-01" },
    ],
    documentLanguage: "by-buyer",
    units: "both",
    paper: "by-country",
    ...changes,
  };
}
