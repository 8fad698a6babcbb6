import type { GuestConsignment } from "#schema/consignments/guest-consignment.ts";
import { useVoice } from "../voice.ts";
import { PaperSection, WallAndPaper } from "../wall.tsx";
import { AgreedWork, type ConsignedWork } from "./agreed-work.tsx";
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
                  <ul className="grid gap-6 pt-4">
                    {worksOf(where).map((work) => (
                      <li key={work.id}>
                        <AgreedWork work={work}>
                          <WhereItIs work={work} agreement={agreement} />
                        </AgreedWork>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        }
      >
        {isReceiving && <ReceiveForm {...props} />}
        {canReport && <ReportForm {...props} />}
        <DueToArtist agreement={agreement} />
        <PaperSection title={t("consignment.living.statement")}>
          <p className="pt-2 text-2 text-ink-2">{t("consignment.living.statementOf")}</p>
          <AgreementPdf agreement={agreement} version="statement">
            {t("consignment.living.statementPdf")}
          </AgreementPdf>
        </PaperSection>
        <PaperSection title={t("consignment.terms.title")}>
          <TermRows terms={agreement.terms} />
          <ul className="pt-3">
            {versions.map(({ version, confirmedOn }) => (
              <li key={version}>
                <AgreementPdf agreement={agreement} version={version}>
                  {t("consignment.living.version", {
                    ...{ version: String(version), date: dayOf(confirmedOn) },
                  })}
                </AgreementPdf>
              </li>
            ))}
          </ul>
          <p className="pt-3 text-2 text-ink-2">
            {artist.name},{" "}
            <a href={`mailto:${encodeURIComponent(artist.email)}`} className="group target">
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
  const counts = shown.map((where) => ({
    where,
    count: works.filter((work) => work.state === where).length,
  }));
  return (
    <div className="page w-full pt-6 pb-7">
      <dl className="flex flex-wrap items-end gap-x-10 gap-y-5">
        {due.map(({ currency, openCents, dueOn }) => (
          <div key={currency} className="flex flex-col-reverse max-md:w-full">
            <dt className="text-2 text-ink-2">
              {dueOn === null
                ? t("consignment.living.dueUndated")
                : t("consignment.living.due", { date: dayOf(dueOn) })}
            </dt>
            <dd className="font-display text-6 tracking-[-0.02em]">
              {format.money(openCents, currency)}
            </dd>
          </div>
        ))}
        {counts
          .filter(({ count }) => count > 0)
          .map(({ where, count }) => (
            <div key={where} className="flex flex-col-reverse">
              <dt className="text-2 text-ink-2">{t(`consignment.living.${where}`)}</dt>
              <dd className="font-display text-5">{count}</dd>
            </div>
          ))}
      </dl>
      {due.length === 0 && <p className="pt-3 text-2">{t("consignment.living.nothingDue")}</p>}
      {state === "closed" && <p className="pt-1 text-2">{t("consignment.living.closed")}</p>}
    </div>
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
  const { state, receivedOn, condition, returnedOn, sale, report, currency } = work;
  const { artist, terms } = agreement;
  const line = "pt-1 text-1 text-ink-2";
  if (state === "sold") {
    if (sale === null) return <p className={line}>{general.t("work.status.sold")}.</p>;
    const { date, paidByBuyerCents, buyer } = sale;
    const price = format.askedMoney(paidByBuyerCents, currency);
    return (
      <>
        <p className={line}>{t("consignment.living.soldOn", { date: dayOf(date), price })}</p>
        {buyer !== null && <p className={line}>{t("consignment.living.to", { buyer })}</p>}
      </>
    );
  }
  if (state === "returned") {
    return returnedOn === null ? null : (
      <p className={line}>{t("consignment.living.returnedOn", { date: dayOf(returnedOn) })}</p>
    );
  }
  const received =
    receivedOn &&
    t(condition === "" ? "consignment.living.receivedOn" : "consignment.living.receivedWith", {
      ...{ date: dayOf(receivedOn), condition },
    });
  const paid = report?.paidCents ?? null;
  return (
    <>
      {received && <p className={line}>{received}</p>}
      <p className={line}>{t("consignment.living.dueBack", { date: dayOf(terms.until) })}</p>
      {report && (
        <p className="pt-2 text-2">
          {report.isDeclined
            ? t(
                `consignment.living.${report.kind === "sold" ? "declinedSold" : "declinedReturned"}`,
                {
                  artist: artist.name,
                },
              )
            : t(`consignment.living.${report.kind === "sold" ? "waitsSold" : "waitsReturned"}`, {
                ...{ artist: artist.name, date: dayOf(report.date) },
                price: paid === null ? "" : format.askedMoney(paid, currency),
              })}
        </p>
      )}
    </>
  );
}
