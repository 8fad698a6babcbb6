import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Rates } from "#schema/currency.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import { useBusiness } from "#web/api/business.ts";
import { usePriceLists } from "#web/api/price-lists.ts";
import { useSales } from "#web/api/sales.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { unbroken } from "#web/ui/visually-hidden.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { useAgreement, useStatement } from "./consignment-queries.ts";
import { DocumentMaker } from "./dialog/document-maker.tsx";
import type { PrintRequest } from "./document-request.ts";
import { firstSettings } from "./document-settings.ts";
import {
  readShowsCode,
  readStandIns,
  readTexts,
  storeShowsCode,
  storeStandIns,
  storeTexts,
} from "./stored-texts.ts";

addWords("documents");

interface DocumentsDialogProps {
  readonly user: User;
  readonly works: readonly Artwork[];
  readonly rates: Rates;
  readonly request: PrintRequest;
  readonly onClose: () => void;
}

/** A document with its settings and its preview, to download and print. */
export function DocumentsDialog({ user, works, rates, request, onClose }: DocumentsDialogProps) {
  const t = useTranslations("documents.dialog");
  const { title, lead } = useHeading(request);
  const fetched = useFetched(request);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={title}
      {...(lead !== null && { lead: <p>{lead}</p> })}
    >
      {fetched.data && (
        <Prepared
          user={user}
          works={works}
          rates={rates}
          request={request}
          onClose={onClose}
          data={fetched.data}
        />
      )}
      {!fetched.data && !fetched.isMissing && (
        <p role="status" className="pt-6 text-2 text-ink-2">
          {t("fetching")}
        </p>
      )}
      {!fetched.data && fetched.isMissing && (
        <>
          <p role="alert" className="pt-6">
            {t("unfetched")}
          </p>
          <DialogFoot>
            <Button onClick={fetched.retry}>{t("again")}</Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

function useHeading(request: PrintRequest): { title: ReactNode; lead: ReactNode } {
  const t = useTranslations("documents.dialog");
  const format = useFormat();
  switch (request.kind) {
    case "labels":
      return { title: t("titles.labels"), lead: t("labelsOf", { count: request.works.length }) };
    case "price-list":
      return {
        title: t("titles.priceList"),
        lead: request.works && t("listOf", { count: request.works.length }),
      };
    case "issued": {
      const { kind, issuedOn } = request.document;
      return { title: t(`titles.${kind}`, { date: format.day(issuedOn) }), lead: t("kept") };
    }
    case "invoice": {
      const { kind, number } = request.invoice;
      return { title: t.rich(`titles.${kind}`, { number, whole: unbroken }), lead: t("kept") };
    }
    case "sample-invoice":
      return { title: t("titles.sample"), lead: t("sampleLead") };
    case "why": {
      const lead = t.rich("whyOf", { title: request.work.title, work: workTitle });
      return { title: t("titles.why"), lead };
    }
    case "agreement":
    case "statement": {
      const { kind, consignment } = request;
      const { number } = consignment;
      if (number === null) return { title: t("titles.draftAgreement"), lead: null };
      const isKept = kind === "agreement" && request.version !== null;
      const title = t.rich(`titles.${kind}`, { number, whole: unbroken });
      return { title, lead: isKept ? t("kept") : null };
    }
    case "gallery-statement":
      return { title: t("titles.galleryStatement", { gallery: request.gallery.name }), lead: null };
    case "letter":
      return { title: t("titles.letter"), lead: null };
  }
}

/** What the document needs beside the works; issued documents need nothing but the paper of the business details. */
function useFetched(asked: PrintRequest) {
  const { kind, ...request } = asked;
  const agreement = useAgreement(asked);
  const statement = useStatement(asked);
  const business = useBusiness();
  const lists = usePriceLists(kind === "why");
  const saleId = "work" in request ? (request.work.sale?.id ?? null) : null;
  const sales = useSales(saleId !== null);
  const queries = [
    business,
    ...(kind === "why" ? [lists] : []),
    ...(saleId !== null ? [sales] : []),
    ...(agreement.isEnabled ? [agreement] : []),
    ...(statement.isEnabled ? [statement] : []),
  ];
  const isMissing = queries.some(({ data, isFetching }) => !data && !isFetching);
  const data =
    business.data && queries.every((query) => query.data)
      ? {
          business: business.data,
          lists: lists.data ?? [],
          buyer: sales.data?.find(({ id }) => id === saleId)?.buyer ?? null,
          agreement: agreement.data ?? null,
          statement: statement.data ?? null,
        }
      : null;
  const retry = () => {
    for (const query of queries) if (!query.data) void query.refetch();
  };
  return { data, isMissing, retry };
}

type Fetched = NonNullable<ReturnType<typeof useFetched>["data"]>;

function Prepared({
  user,
  works,
  rates,
  request,
  onClose,
  data: { business, lists, buyer, agreement, statement },
}: DocumentsDialogProps & { readonly data: Fetched }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const [settings, setSettings] = useState(() => ({
    ...firstSettings({
      locale,
      buyer,
      business: request.kind === "sample-invoice" ? request.business : business,
    }),
    ...(request.kind === "statement" && { language: request.consignment.language }),
    ...(request.kind === "gallery-statement" &&
      request.language !== null && { language: request.language }),
    texts: readTexts(user.id, request),
    showsCode: readShowsCode(user.id),
  }));
  const [standIns, setStandIns] = useState(() => readStandIns(user.id));
  const data = useMemo(
    () => ({
      user,
      business,
      works,
      rates,
      now,
      agreement,
      statement,
      inForce: listInForce(lists, now),
    }),
    [user, business, works, rates, now, lists, agreement, statement],
  );
  return (
    <DocumentMaker
      request={request}
      settings={settings}
      standIns={standIns}
      data={data}
      onClose={onClose}
      onChangeStandIns={(changed) => {
        setStandIns(changed);
        storeStandIns(user.id, changed);
      }}
      onChange={(change) => {
        setSettings((current) => ({ ...current, ...change }));
        if (change.texts) storeTexts(user.id, request, change.texts);
        if (change.showsCode !== undefined) storeShowsCode(user.id, change.showsCode);
      }}
    />
  );
}
