import type { AgendaItem, AgendaKind } from "#schema/agenda/agenda-item.ts";
import type { CalendarLanguage } from "#schema/agenda/calendar-input.ts";

type Sentences = Readonly<Record<AgendaKind, (subject: string) => string>>;

/** What a calendar program shows of an item, which is less than the page says: whom it is about stays there. */
const sentences: Readonly<Record<CalendarLanguage, Sentences>> = {
  en: {
    "due-back": (title) => `${title} is due back`,
    "hold-ends": (title) => `The hold on ${title} ends`,
    "invoice-unpaid": (number) => `Invoice ${number} is due`,
    "payout-overdue": (gallery) => `A payout of ${gallery || "a gallery"} is due`,
    "report-due": (gallery) => `A report of ${gallery || "a gallery"} is due`,
    entry: (guest) => `${guest} waits for an answer`,
    "list-begins": (number) => `Price list ${number} begins`,
    "consent-ends": (name) => `Your leave to write to ${name} ends`,
  },
  fr: {
    "due-back": (title) => `Retour prévu\u00A0: ${title}`,
    "hold-ends": (title) => `Fin de la réservation\u00A0: ${title}`,
    "invoice-unpaid": (number) => `Échéance de la facture ${number}`,
    "payout-overdue": (gallery) => `Versement attendu\u00A0: ${gallery || "une galerie"}`,
    "report-due": (gallery) => `Compte rendu attendu\u00A0: ${gallery || "une galerie"}`,
    entry: (guest) => `Réponse attendue\u00A0: ${guest}`,
    "list-begins": (number) => `Entrée en vigueur de la liste de prix ${number}`,
    "consent-ends": (name) => `Fin de l’autorisation d’écrire à ${name}`,
  },
};

/** The calendar's own name, as calendar programs list it: the same in both languages. */
export const calendarName = "Agenda, Art Pricing Tool";

/** The title of an item's event, on one line. */
export function calendarSentence(
  { kind, subject }: Pick<AgendaItem, "kind" | "subject">,
  language: CalendarLanguage,
): string {
  return sentences[language][kind](subject);
}
