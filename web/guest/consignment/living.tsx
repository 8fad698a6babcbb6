import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { LargeSum } from "#web/ui/large-sum.tsx";
import { useVoice } from "../voice.ts";
import { PaperSection, WallAndPaper } from "../wall.tsx";
import { type ConsignedWork, HungWorks } from "./agreed-work.tsx";
import { AgreementPdf } from "./agreement-pdf.tsx";
import { useAgreementVoice } from "./agreement-voice.ts";
import { DueToArtist } from "./due-to-artist.tsx";
import { ReceiveForm } from "./receive-form.tsx";
import { ReportForm } from "./report-form.tsx";
import { TermRows } from "./terms.tsx";
import { heading } from "./to-confirm.tsx";
import type { AgreementProps } from "./use-sending.ts";

const shown = ["here", "coming", "sold", "returned"] as const;

/** What was confirmed, as it is at this moment: where each work is, what is reported and what is owed. */
export function Living(props: AgreementProps) {
  const { agreement } = props;
  const { t, dayOf } = useAgreementVoice();
  const { works, state, amendment, versions, artist } = agreement;
  const worksOf = (where: ConsignedWork["state"]) => works.filter((one) => one.state === where);
  const isOpen = state === "confirmed";
  // Of a change that is to be confirmed, what has arrived is ticked there.
  const isReceiving = isOpen && amendment === null && worksOf("coming").length > 0;
  const canReport =
    isOpen && works.some(({ state: where }) => where === "here" || where === "coming");
  return (
    <>
      <Numbers agreement={agreement} />
      <WallAndPaper
        wall={
          <div className="grid gap-10">
            {shown
              .filter((where) => worksOf(where).length > 0)
              .map((where) => (
                <section key={where}>
                  <h2 className={heading}>{t(`consignment.living.${where}Title`)}</h2>
                  {where === "returned" ? (
                    <Returned works={worksOf(where)} agreement={agreement} />
                  ) : (
                    <HungWorks works={worksOf(where)}>
                      {(work) => <WhereItIs work={work} agreement={agreement} />}
                    </HungWorks>
                  )}
                </section>
              ))}
          </div>
        }
      >
        {isReceiving && <ReceiveForm {...props} />}
        {canReport && <ReportForm {...props} />}
        <DueToArtist agreement={agreement} />
        <PaperSection title={t("consignment.terms.title")}>
          <TermRows terms={agreement.terms} />
          <ul className="pt-3">
            {versions.map(({ version, confirmedOn }) => (
              <li key={version}>
                <AgreementPdf agreement={agreement} version={version}>
                  {t("consignment.living.version", {
                    version: String(version),
                    date: dayOf(confirmedOn),
                  })}
                </AgreementPdf>
              </li>
            ))}
          </ul>
          <p className="pt-3 text-2 text-ink-2">
            {artist.name},{" "}
            <a href={mailtoAddress(artist.email)} className="group target">
              <span className="underlined wrap-anywhere">{artist.email}</span>
            </a>
          </p>
        </PaperSection>
      </WallAndPaper>
    </>
  );
}

/** How many are where, and what is due. */
function Numbers({ agreement }: Pick<AgreementProps, "agreement">) {
  const { t, format, dayOf } = useAgreementVoice();
  const { works, due, state } = agreement;
  const isLate = ({ currency, dueOn }: (typeof due)[number]) =>
    works.some(
      (work) => work.currency === currency && work.sale?.isOverdue && work.sale.dueOn === dueOn,
    );
  const counts = shown.map((where) => ({
    where,
    count: works.filter((work) => work.state === where).length,
  }));
  return (
    <div className="border-b border-ink">
      <div className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-2 pt-6 pb-6">
        <dl className="flex flex-wrap items-end gap-x-10 gap-y-5">
          {due.map((one) => (
            <div key={one.currency} className="flex flex-col-reverse max-md:w-full md:order-last">
              <dt className="text-2 text-ink-2">
                {one.dueOn === null
                  ? t("consignment.living.dueUndated")
                  : t(isLate(one) ? "consignment.living.dueSince" : "consignment.living.due", {
                      date: dayOf(one.dueOn),
                    })}
              </dt>
              <dd className="font-display text-6 tracking-[-0.02em]">
                <LargeSum parts={format.moneyParts(one.openCents, one.currency)} />
              </dd>
            </div>
          ))}
          {counts
            .filter(({ count }) => count > 0)
            .map(({ where, count }) => (
              <div key={where} className="flex flex-col-reverse">
                <dt className="text-2 text-ink-2">
                  {t(`consignment.living.counts.${count === 1 ? "one" : "many"}.${where}`)}
                </dt>
                <dd className="font-display text-6 tracking-[-0.02em]">{count}</dd>
              </div>
            ))}
        </dl>
        <AgreementPdf agreement={agreement} version="statement">
          {t("consignment.living.statementPdf")}
        </AgreementPdf>
        {due.length === 0 && <p className="w-full text-2">{t("consignment.living.nothingDue")}</p>}
        {state === "closed" && <p className="w-full text-2">{t("consignment.living.closed")}</p>}
      </div>
    </div>
  );
}

interface ReturnedProps extends Pick<AgreementProps, "agreement"> {
  readonly works: readonly ConsignedWork[];
}

/** Works that are back, in words: nothing of them is on the wall any more. */
function Returned({ works, agreement }: ReturnedProps) {
  const { dayOf } = useAgreementVoice();
  const general = useVoice();
  return (
    <ul className="pt-1.5 text-2 text-ink-2">
      {works.map((work) => (
        <li key={work.id} className="wrap-anywhere">
          <span className="work-title text-[1.125rem]/6 text-ink">
            {work.title || general.t("work.untitled")}
          </span>
          {work.returnedOn !== null && `, ${dayOf(work.returnedOn)}`}
          <ReportAnswer work={work} agreement={agreement} />
        </li>
      ))}
    </ul>
  );
}

interface WhereItIsProps {
  readonly work: ConsignedWork;
  readonly agreement: GuestConsignment;
}

/** What happened to a work, and what waits or was declined. */
function WhereItIs({ work, agreement }: WhereItIsProps) {
  const { t, format, dayOf } = useAgreementVoice();
  const general = useVoice();
  const { state, receivedOn, condition, sale, currency } = work;
  const line = "text-ink-2";
  if (state === "sold") {
    if (sale === null) return <p className={line}>{general.t("work.status.sold")}.</p>;
    const { date, paidByBuyerCents, buyer } = sale;
    const price = format.askedMoney(paidByBuyerCents, currency);
    return (
      <>
        <p className="pt-1 font-strong">
          {t("consignment.living.soldOn", { date: dayOf(date), price })}
        </p>
        {buyer !== null && <p className={line}>{t("consignment.living.to", { buyer })}</p>}
      </>
    );
  }
  const received =
    receivedOn &&
    t(condition === "" ? "consignment.living.receivedOn" : "consignment.living.receivedWith", {
      date: dayOf(receivedOn),
      condition,
    });
  return (
    <>
      {received && <p className={line}>{received}</p>}
      <p className={line}>
        {t("consignment.living.dueBack", { date: dayOf(agreement.terms.until) })}
      </p>
      <ReportAnswer work={work} agreement={agreement} />
    </>
  );
}

/** That the last report of a work waits, or was declined; nothing once it was accepted. */
function ReportAnswer({ work: { report, currency }, agreement: { artist } }: WhereItIsProps) {
  const { t, format, dayOf } = useAgreementVoice();
  if (report === null) return null;
  const { kind, date, paidCents, isDeclined } = report;
  const { name } = artist;
  if (isDeclined) {
    const declined = kind === "sold" ? "declinedSold" : "declinedReturned";
    return <p className="pt-2 text-ink">{t(`consignment.living.${declined}`, { artist: name })}</p>;
  }
  const price = paidCents === null ? "" : format.askedMoney(paidCents, currency);
  return (
    <p className="pt-2 text-ink">
      {t(`consignment.living.${kind === "sold" ? "waitsSold" : "waitsReturned"}`, {
        artist: name,
        date: dayOf(date),
        price,
      })}
    </p>
  );
}
