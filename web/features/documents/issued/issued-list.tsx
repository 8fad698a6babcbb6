import { useTranslations } from "use-intl";
import type { IssuedDocument } from "#schema/documents/issued.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";

interface IssuedListProps {
  readonly documents: readonly IssuedDocument[];
  readonly onPrint: (document: IssuedDocument) => void;
}

/** What was issued, to print again with the same content. */
export function IssuedList({ documents, onPrint }: IssuedListProps) {
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
              <div className="py-1 text-2">
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
