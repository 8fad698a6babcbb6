import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { PartFailed } from "#web/ui/fetch-states.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import type { DocumentRequest } from "./document-request.ts";
import { useIssuedDocuments, worksOfDocument } from "./issued/queries.ts";

addWords("workDocuments");

interface WorkDocumentsProps {
  readonly work: Artwork;
  /** What can be made: all on Professional, what says what exists once the plan has ended, else nothing. */
  readonly offered: "all" | "kept" | "none";
  readonly onDocument: (request: DocumentRequest) => void;
}

/** The documents of a work, and those of them that were issued. */
export function WorkDocuments({ work, offered, onDocument }: WorkDocumentsProps) {
  const t = useTranslations("workDocuments.section");
  const { data: documents = [], isLoadingError, refetch } = useIssuedDocuments();
  const issued = documents.filter((document) =>
    worksOfDocument(document).some(({ artworkId }) => artworkId === work.id),
  );
  if (offered === "none" && issued.length === 0 && !isLoadingError) return null;
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      {offered !== "none" && (
        <ul className="pt-2">
          <Row kind="labels" onPress={() => onDocument({ kind: "labels", works: [work] })} />
          {offered === "all" && (
            <Row kind="certificate" onPress={() => onDocument({ kind: "certificate", work })} />
          )}
          {offered === "all" && work.status === "consigned" && (
            <Row
              kind="consignment"
              onPress={() => onDocument({ kind: "consignment", works: [work] })}
            />
          )}
          <Row kind="why" onPress={() => onDocument({ kind: "why", work })} />
        </ul>
      )}
      {isLoadingError && (
        <PartFailed text={t("failed")} button={t("retry")} onRetry={() => void refetch()} />
      )}
      <IssuedList
        documents={issued}
        onPrint={(document) => onDocument({ kind: "issued", document })}
      />
    </WorkPageSection>
  );
}

type RowKind = "labels" | "certificate" | "consignment" | "why";

interface RowProps {
  readonly kind: RowKind;
  readonly onPress: () => void;
}

function Row({ kind, onPress }: RowProps) {
  const t = useTranslations("workDocuments.section");
  const name = t(`kinds.${kind}.name`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1.5 last:border-0">
      <div className="min-w-0 flex-1 basis-40 py-1 text-2">
        <p>{name}</p>
        <p className="text-1 text-ink-2">{t(`kinds.${kind}.text`)}</p>
      </div>
      <TextButton onClick={onPress}>
        {t.rich(kind === "certificate" || kind === "consignment" ? "issue" : "open", {
          name,
          hidden: visuallyHidden,
        })}
      </TextButton>
    </li>
  );
}

interface IssuedListProps {
  readonly documents: readonly IssuedDocument[];
  readonly onPrint: (document: IssuedDocument) => void;
}

/** What was issued, to print again with the same content. */
function IssuedList({ documents, onPrint }: IssuedListProps) {
  const t = useTranslations("workDocuments.issued");
  const languages = useTranslations("workDocuments.issuing.languages");
  const format = useFormat();
  if (documents.length === 0) return null;
  return (
    <>
      <h3 className="pt-6 pb-1 text-2 text-ink-2">{t("title")}</h3>
      <ul>
        {documents.map((document) => {
          const name = t(`kinds.${document.kind}`, { date: format.day(document.issuedOn) });
          return (
            <li
              key={document.id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1.5 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-40 py-1 text-2">
                <p>{name}</p>
                <p className="text-1 wrap-anywhere text-ink-2">
                  {document.kind === "consignment" && `${document.content.consignee}, `}
                  {languages(document.content.language)}
                </p>
              </div>
              <TextButton onClick={() => onPrint(document)}>
                {t.rich("print", { name, hidden: visuallyHidden })}
              </TextButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
