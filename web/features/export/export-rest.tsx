import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import type { ExportRest as Rest } from "./use-export.ts";

interface ExportRestProps {
  readonly rest: Rest;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const mostShown = 10;

/** The works whose pictures a finished export could not fetch. */
export function ExportRest({ rest: { works }, isBusy, onAgain, onClose }: ExportRestProps) {
  const t = useTranslations("exports.exporting");
  const further = works.length - mostShown;
  return (
    <>
      <div className="pt-7 text-2">
        <p role="status">{t("rest.text", { count: works.length })}</p>
        <ul className="mt-3 border-t border-rule">
          {works.slice(0, mostShown).map(({ id, title, inventoryNumber }) => (
            <li key={id} className="flex gap-4 border-b border-rule py-2">
              <i className="work-title min-w-0 grow wrap-anywhere">{title}</i>
              <span className="flex-none text-ink-2">{inventoryNumber}</span>
            </li>
          ))}
        </ul>
        {further > 0 && (
          <p className="pt-2 text-1 text-ink-2">{t("rest.more", { count: further })}</p>
        )}
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t("rest.close")}</Button>
        <Button variant="filled" isBusy={isBusy} onClick={onAgain}>
          {t("rest.again", { count: works.length })}
        </Button>
      </DialogFoot>
    </>
  );
}
