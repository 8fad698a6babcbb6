import type { SyntheticEvent } from "react";
import { entryLimits } from "#schema/links/entry-limits.ts";
import { toCents } from "#schema/money.ts";
import { measureMarks, readNumber } from "#schema/read-number.ts";
import { localDay } from "#web/browser/local-day.ts";
import type { Locale } from "#web/i18n/words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useVoice } from "../voice.ts";
import { PaperSection } from "../wall.tsx";
import type { ConsignedWork } from "./agreed-work.tsx";
import { type AgreementVoice, useAgreementVoice } from "./agreement-voice.ts";
import { KindChoice, type ReportKind, WorkChoice } from "./report-choices.tsx";
import { type AgreementProps, problemAt, useSending } from "./use-sending.ts";
import { useStoredInput } from "./use-stored-input.ts";

interface TypedReport {
  readonly kind: ReportKind;
  readonly workId: string;
  readonly date: string;
  readonly price: string;
  readonly buyer: string;
  readonly name: string;
}

const separators = {
  "en-CA": { decimal: ".", grouping: "," },
  "fr-CA": { decimal: ",", grouping: " " },
} as const;

/** In whole cents; null where it is no amount above nothing. */
function centsOf(typed: string, locale: Locale): number | null {
  const read = readNumber(typed, separators[locale], measureMarks.money);
  const cents = toCents(Number(read ?? ""));
  return Number.isFinite(cents) && cents > 0 ? cents : null;
}

/** Reports a sale or a return, which waits for the artist. */
export function ReportForm(props: AgreementProps) {
  const { agreement } = props;
  const voice = useAgreementVoice();
  const { t, locale } = voice;
  const general = useVoice();
  const today = localDay(new Date());
  const stored = useStoredInput<TypedReport>("report", {
    kind: "sold",
    workId: "",
    date: today,
    price: "",
    buyer: "",
    name: agreement.confirmedBy ?? "",
  });
  const typed = stored.value;
  const { problem, refuse, isSending, send, run, form } = useSending(props);
  const open = agreement.works.filter(
    ({ state, report }) =>
      (state === "here" || state === "coming") && (report === null || report.isDeclined),
  );
  const work = open.find(({ id }) => id === typed.workId) ?? (open.length === 1 ? open[0] : null);
  const isSale = typed.kind === "sold";
  const cents = centsOf(typed.price, locale);
  const errorAt = (field: string) => {
    const text = problemAt(problem, field);
    return text ? t(text, { example: locale === "fr-CA" ? "5 200" : "5,200" }) : undefined;
  };

  function findProblem(): Parameters<typeof refuse>[0] | null {
    if (!work) return { field: "workId", text: "consignment.errors.work" };
    if (typed.date === "" || typed.date > today) {
      return { field: "date", text: "consignment.errors.date" };
    }
    if (isSale && cents === null) return { field: "priceCents", text: "consignment.errors.price" };
    return typed.name.trim() === "" ? { field: "name", text: "consignment.errors.name" } : null;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const found = findProblem();
    if (found) refuse(found);
    else void run(report);
  }

  async function report(): ReturnType<Parameters<typeof run>[0]> {
    const { kind, date, name, buyer } = typed;
    const sale = isSale ? { priceCents: cents, buyer } : {};
    const refused = await send({ kind, workId: work?.id, date, name, ...sale });
    if (refused) return refused;
    stored.clear();
    return "consignment.report.done";
  }

  if (open.length === 0) return null;
  const action = isSale ? "consignment.report.sendSold" : "consignment.report.sendReturned";
  const fields = ["workId", "date", "priceCents", "name"];
  return (
    <PaperSection title={t("consignment.report.title")} isOnScreenOnly>
      <div className="print:hidden">
        <p className="text-2 text-ink-2">
          {t("consignment.report.lead", { artist: agreement.artist.name })}
        </p>
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5 pt-3">
          <KindChoice kind={typed.kind} onChange={(kind) => stored.change({ kind })} />
          <WorkChoice
            works={open.map(({ id, title }) => ({
              id,
              title: title || general.t("work.untitled"),
            }))}
            value={work?.id ?? ""}
            error={errorAt("workId")}
            onChange={(workId) => stored.change({ workId })}
          />
          <div className="grid gap-5 md:grid-cols-2 md:gap-6">
            <TextField
              label={t(isSale ? "consignment.report.soldOn" : "consignment.report.returnedOn")}
              type="date"
              max={today}
              value={typed.date}
              onChange={(date) => stored.change({ date })}
              error={errorAt("date")}
            />
            {isSale && (
              <div>
                <TextField
                  label={t("consignment.report.price")}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed.price}
                  onChange={(price) => stored.change({ price })}
                  error={errorAt("priceCents")}
                  {...unitOf(work?.currency ?? "CAD", voice)}
                />
                <p aria-live="polite" className="pt-1 text-1 text-ink-2">
                  {work && cents !== null ? differenceOf(work, cents, props, voice) : ""}
                </p>
              </div>
            )}
            {isSale && (
              <TextField
                label={t("consignment.report.buyer")}
                note={t("consignment.optional")}
                value={typed.buyer}
                onChange={(buyer) => stored.change({ buyer })}
                error={errorAt("buyer")}
                maxLength={entryLimits.nameCharacters}
                autoComplete="off"
              />
            )}
            <TextField
              label={t("consignment.report.name")}
              value={typed.name}
              onChange={(name) => stored.change({ name })}
              error={errorAt("name")}
              maxLength={entryLimits.nameCharacters}
              autoComplete="name"
            />
          </div>
          {problem && !fields.includes(problem.field ?? "") && problem.field !== "buyer" && (
            <p role="alert" tabIndex={-1} className="text-2 text-error outline-none">
              {t(problem.text)}
            </p>
          )}
          <div>
            <Button
              type="submit"
              variant={agreement.amendment === "sent" ? "outlined" : "filled"}
              isBusy={isSending}
              className="max-md:w-full"
            >
              {t(isSending ? "consignment.report.sending" : action)}
            </Button>
          </div>
        </form>
      </div>
    </PaperSection>
  );
}

/** The currency before or after the amount, as the language has it. */
function unitOf(currency: ConsignedWork["currency"], { format }: AgreementVoice) {
  const parts = format.moneyParts(0, currency).filter(({ type }) => type === "currency");
  const sign = parts.map(({ value }) => value).join("");
  return format.besideField(sign);
}

/** How far what was paid is from the price, and what the gallery may give alone. */
function differenceOf(
  { priceCents, currency }: ConsignedWork,
  cents: number,
  { agreement }: AgreementProps,
  { t, format }: AgreementVoice,
): string {
  if (priceCents === null || priceCents === 0 || cents === priceCents) return "";
  const price = format.askedMoney(priceCents, currency);
  if (cents > priceCents) return t("consignment.report.over", { price });
  const share = Math.round((1 - cents / priceCents) * 1000) / 10;
  const { discountCeiling } = agreement.terms;
  const may =
    discountCeiling === 0
      ? t("consignment.report.ask")
      : t("consignment.report.may", { percent: format.number(discountCeiling * 100) });
  return `${t("consignment.report.under", { percent: format.number(share), price })} ${may}`;
}
