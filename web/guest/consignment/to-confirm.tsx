import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { AgreedWork, type ConsignedWork } from "./agreed-work.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { Receipt, type Receipts } from "./receipt.tsx";
import { TermRows } from "./terms.tsx";
import type { AgreementProps } from "./use-sending.ts";
import { useStoredInput } from "./use-stored-input.ts";

export const heading = "font-display text-4 font-[480] tracking-[-0.01em] print:break-after-avoid";

interface TypedReceipt {
  readonly name: string;
  readonly receipts: Receipts;
}

/** What there is to confirm: the terms, every work and every sentence; of a change, what it changes. */
export function ToConfirm(props: AgreementProps) {
  const { agreement } = props;
  const voice = useAgreementVoice();
  const { t } = voice;
  const { works, terms, artist, amendment, versions, confirmedBy } = agreement;
  const firstName = terms.confirmer || (confirmedBy ?? "");
  const stored = useStoredInput<TypedReceipt>("receipt", { name: firstName, receipts: {} });
  const { name, receipts } = stored.value;
  const isChange = amendment === "sent";
  const confirmedIds = versions[0]?.workIds ?? [];
  const agreed = works.filter(({ state }) => state === "coming" || state === "here");
  const coming = agreed.filter(({ state }) => state === "coming");
  const ticked = agreed.filter(({ id, state }) => state === "here" || receipts[id]?.isTicked);
  return (
    <div className="page grid gap-x-14 gap-y-10 pt-8 pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <section>
        <div className="lg:sticky lg:top-7">
          <h2 className={heading}>
            {isChange ? t("consignment.confirm.changeTitle") : summaryOf(agreed, voice)}
          </h2>
          <p className="pt-2 text-2 text-ink-2 print:hidden">
            {isChange
              ? t("consignment.confirm.change", { artist: artist.name })
              : t("consignment.how")}
          </p>
          <div className="pt-1">
            <TermRows terms={terms} />
          </div>
        </div>
      </section>
      <div className="grid gap-10">
        <section>
          <h2 className={heading}>{t("consignment.works")}</h2>
          <p className="text-2 text-ink-2" aria-live="polite">
            {t("consignment.receivedOf", {
              received: String(ticked.length),
              count: String(agreed.length),
            })}
          </p>
          <ul className="mt-3.5 border-t border-ink">
            {agreed.map((work) => (
              <li key={work.id} className="border-b border-rule">
                <AgreedWork work={work}>
                  {isChange && <ChangeOf work={work} confirmedIds={confirmedIds} />}
                  {coming.includes(work) && !work.isTakenOut && (
                    <Receipt
                      workId={work.id}
                      receipts={receipts}
                      onChange={(changed) => stored.change({ receipts: changed })}
                    />
                  )}
                </AgreedWork>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={heading}>{t("consignment.sentences")}</h2>
          <Sentences agreement={agreement} />
        </section>
        <section className="print:hidden">
          <h2 className={heading}>{t("consignment.confirm.title")}</h2>
          <p className="max-w-[60ch] pt-2 text-2 text-ink-2">{t("consignment.confirm.lead")}</p>
          <ConfirmForm
            {...props}
            receipts={receipts}
            name={name}
            onName={(typed) => stored.change({ name: typed })}
            onConfirmed={stored.clear}
          />
        </section>
      </div>
    </div>
  );
}

interface ChangeOfProps {
  readonly work: ConsignedWork;
  readonly confirmedIds: readonly string[];
}

/** What the change does with a work; nothing for one that stays. */
function ChangeOf({ work, confirmedIds }: ChangeOfProps) {
  const { t } = useAgreementVoice();
  const isAdded = !work.isTakenOut && !confirmedIds.includes(work.id);
  if (!work.isTakenOut && !isAdded) return null;
  return (
    <p className="pt-2 text-2">
      <b className="font-strong">
        {t(work.isTakenOut ? "consignment.takenOut" : "consignment.added")}
      </b>
    </p>
  );
}

/** `Three works, CA$2,659.78`: without the sum where a price is on request, or there are two currencies. */
function summaryOf(
  works: readonly ConsignedWork[],
  { t, format }: ReturnType<typeof useAgreementVoice>,
): string {
  const [first] = works;
  const count =
    works.length === 1
      ? t("consignment.count.one")
      : t("consignment.count.many", { count: String(works.length) });
  const isOne = works.every(
    ({ priceCents, currency }) => priceCents !== null && currency === first?.currency,
  );
  if (first === undefined || !isOne) return count;
  const cents = works.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  return t("consignment.summary", {
    works: count,
    total: format.askedMoney(cents, first.currency),
  });
}

/** Every sentence in the language that is read; of a change, each beside the one that it replaces. */
function Sentences({ agreement }: { readonly agreement: GuestConsignment }) {
  const { t, locale } = useAgreementVoice();
  const { sentences } = agreement;
  const read = sentences.find((each) => each.locale === locale) ?? sentences[0];
  if (read === undefined) return null;
  const inOrder = read.texts.map((each, index) => ({ ...each, place: index + 1 }));
  return (
    <ol lang={read.locale} className="mt-3.5 border-t border-ink">
      {inOrder.map(({ text, replaced, place }) => (
        <li
          key={place}
          className={`grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-1 border-b border-rule py-3 ${replaced === null ? "" : "border-l-4 border-l-pigment pl-3"}`}
        >
          <span className="text-1/7 text-ink-2">{text === "" ? "" : place}</span>
          <div className="max-w-[62ch] font-display text-[1.0625rem]/7 wrap-anywhere">
            {replaced !== null && (
              <p className="text-ink-2">
                <del>{t("consignment.before", { text: replaced })}</del>
              </p>
            )}
            <p>{text === "" ? t("consignment.leftOut") : text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
