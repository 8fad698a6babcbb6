import { agendaOf } from "#schema/agenda/agenda.ts";
import type { AgendaFacts } from "#schema/agenda/agenda-facts.ts";
import { addDays } from "#schema/days.ts";
import { scatter, time } from "../compute.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Figure } from "../row.ts";

const today = "2026-11-22";
const works = 10_000;
const sales = 2_000;
const consignments = 500;

/** The agenda of a whole career, all of it unsettled, beside a sort of as many numbers. */
export async function agenda(): Promise<Figure[]> {
  const facts = factsOf();
  const numbers = Array.from({ length: works + sales + consignments }, (_, index) =>
    scatter(index),
  );
  const least = agendaOf(facts, today).length;
  if (least < 1_000) throw new Error(`The agenda has ${least} items only.`);
  const times = await inTurn({
    peer: async () => time(() => numbers.slice().sort((one, other) => one - other).length),
    product: async () => time(() => agendaOf(facts, today).length),
  });
  return [
    {
      what: "agenda of 10,000 works, 2,000 sales and 500 consignments / a sort of 12,500 numbers",
      unit: "ms",
      ...medians(times, (each) => each),
      budget: { ratio: 50, limit: 50 },
    },
  ];
}

/** Works on hold or away, sales through a gallery and on an invoice, and agreements with reports, around today. */
function factsOf(): AgendaFacts {
  const dayOf = (index: number) => addDays(today, Math.round(400 * scatter(index)) - 200);
  const named = (index: number) => ({ id: `id-${index}`, personId: `person-${index % 500}` });
  const each = <Facts>(length: number, make: (index: number) => Facts) =>
    Array.from({ length }, (_, index) => make(index));
  return {
    works: each(works, (index) => ({
      ...{ ...named(index), title: `Work ${index}`, until: dayOf(index), dueBack: dayOf(index) },
      status: (["available", "on-hold", "consigned", "sold"] as const)[index % 4] ?? "sold",
    })),
    invoices: each(sales, (index) => ({
      ...{ ...named(index), number: `2026-${index}`, dueOn: dayOf(index), openCents: index % 3 },
      workIds: [`id-${index}`],
    })),
    consignments: each(consignments, (index) => ({
      ...{ ...named(index), gallery: `Gallery ${index % 40}`, reportedOn: dayOf(index) },
      reports: (["never", "monthly", "quarterly"] as const)[index % 3] ?? "never",
    })),
    owed: each(sales, (index) => ({
      ...{ ...named(index), gallery: `Gallery ${index % 40}`, workId: `id-${index}` },
      ...{ dueOn: dayOf(index), openCents: index % 2 },
    })),
    consents: each(sales, (index) => ({
      ...{ personId: `person-${index}`, name: `Person ${index}`, expressSince: null },
      ...{ purchases: [addDays(dayOf(index), -730)], enquiries: [], exportedOn: today },
    })),
    ...{ entries: [], lists: [] },
    postponed: each(consignments, (index) => ({
      key: `due-back:id-${4 * index + 2}:${dayOf(4 * index + 2)}`,
      until: addDays(today, 3),
    })),
  };
}
