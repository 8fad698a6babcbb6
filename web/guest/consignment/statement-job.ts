import { firstBusiness } from "#schema/business/business.ts";
import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { emptyAddress } from "#schema/people/person.ts";
import type { PrintJob } from "#web/features/documents/forms/print-job.ts";

/** The statement of an agreement until a day, of what its gallery sees: what was paid is in the sums, and no payout is listed. */
export function statementJob(agreement: GuestConsignment, day: string): PrintJob {
  const { artist, gallery, language, number, terms, works } = agreement;
  const from = terms.from < day ? terms.from : day;
  return {
    kind: "statement",
    statement: {
      language,
      number,
      until: terms.until,
      day,
      artist: {
        name: artist.name,
        units: "imperial",
        business: { ...firstBusiness, email: artist.email },
      },
      gallery: { name: gallery.name, address: { ...emptyAddress, city: gallery.city } },
      statement: {
        from,
        to: day,
        currencies: accountsOf(agreement),
        hereIds: works
          .filter(({ state }) => state === "here" || state === "coming")
          .map(({ id }) => id),
        returned: works.flatMap(({ id: workId, returnedOn }) =>
          returnedOn === null ? [] : [{ workId, returnedOn }],
        ),
      },
      works: works.map(({ id, priceCents, currency, sale, ...work }) => ({
        work: { ...work, artworkId: id },
        priceCents,
        currency,
        saleId: sale?.id ?? null,
      })),
    },
    paper: "letter",
  };
}

function accountsOf({ works, terms }: GuestConsignment) {
  const sold = works.flatMap(({ id: artworkId, title: artworkTitle, currency, sale }) =>
    sale === null
      ? []
      : [
          {
            ...sale,
            artworkId,
            artworkTitle,
            currency,
            commission: terms.commission,
            returnedOn: null,
          },
        ],
  );
  return [...Map.groupBy(sold, ({ currency }) => currency)].map(([currency, sales]) => {
    const overdue = sales.filter(({ isOverdue }) => isOverdue);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
    return {
      currency,
      owedCents: sum(sales.map(({ paidCents, openCents }) => paidCents + openCents)),
      paidCents: sum(sales.map(({ paidCents }) => paidCents)),
      openCents: sum(sales.map(({ openCents }) => openCents)),
      overdueCents: sum(overdue.map(({ openCents }) => openCents)),
      overdueSince: overdue.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
      sales,
      payouts: [],
    };
  });
}
