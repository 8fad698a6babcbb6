import { useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Business } from "#schema/business/business.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { type IssuedDocument, issuedDocumentLimits } from "#schema/documents/issued.ts";
import {
  type DocumentLanguage,
  defaultLanguage,
  documentLanguages,
  localesOf,
} from "#schema/documents/languages.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/api/channels.ts";
import { useSales } from "#web/api/sales.ts";
import { toast } from "#web/browser/toast.ts";
import { useIsMounted } from "#web/browser/use-is-mounted.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Form } from "#web/ui/form.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextInLanguages } from "#web/ui/text-in-languages.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { formNameOf, issueFormSchema, type ToIssue, textIn } from "./issue-form.ts";
import { problemOf } from "./problem.ts";
import { useIssue } from "./use-issue.ts";

addWords("workDocuments");

const formStore = inputStore("documents", issueFormSchema);

interface IssueDialogProps {
  readonly user: User;
  readonly document: ToIssue;
  readonly onIssued: (document: IssuedDocument) => void;
  readonly onClose: () => void;
}

/** What can be chosen of a certificate or consignment list before it is issued, and what keeps it from being issued. */
export function IssueDialog(props: IssueDialogProps) {
  const { document, onClose } = props;
  const t = useTranslations("workDocuments.issuing");
  const sale = document.kind === "certificate" ? document.work.sale : null;
  const business = useBusiness();
  const channels = useChannels();
  const sales = useSales(sale !== null);
  const queries = [business, channels, ...(sale === null ? [] : [sales])];
  const isMissing = queries.some(({ isError }) => isError);
  const facts =
    business.data && channels.data && (sale === null || sales.data)
      ? {
          business: business.data,
          channels: channels.data,
          buyer: sales.data?.find(({ id }) => id === sale?.id)?.buyer ?? null,
        }
      : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`${document.kind}.title`)}
      lead={
        <p>
          {document.kind === "certificate"
            ? t.rich("certificate.lead", { title: document.work.title, work: workTitle })
            : t("consignment.lead", { count: document.works.length })}
        </p>
      }
    >
      {facts && <IssueFields {...props} {...facts} />}
      {!facts && !isMissing && <Spinner />}
      {!facts && isMissing && (
        <div className="pt-5">
          <p role="alert">{t("unfetched")}</p>
          <DialogFoot>
            <Button onClick={() => void Promise.all(queries.map(({ refetch }) => refetch()))}>
              {t("again")}
            </Button>
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}

interface IssueFieldsProps extends IssueDialogProps {
  readonly business: Business;
  readonly channels: readonly SalesChannel[];
  /** To whom the work of a certificate was sold, where that is recorded. */
  readonly buyer: Sale["buyer"];
}

function IssueFields(props: IssueFieldsProps) {
  const { user, document, business, channels, buyer, onIssued, onClose } = props;
  const t = useTranslations("workDocuments.issuing");
  const locale = useLocale();
  const { issue, isIssuing, firstIn } = useIssue(document);
  const isMounted = useIsMounted();
  const [initial] = useState(() => ({
    language: defaultLanguage(business.documentLanguage, buyer, locale),
    showHours: false,
    texts: {},
  }));
  const { form, change, reset } = useStoredForm({
    store: formStore,
    userId: user.id,
    of: formNameOf(document),
    initial,
  });
  const problem = problemOf(document, form, { user, business, channels });

  async function submit(): Promise<void> {
    if (problem !== null) return;
    const issued = await issue(document, form);
    if (issued === null) return;
    reset();
    if (isMounted.current) onIssued(issued);
    else toast({ title: t(`${document.kind}.done`), description: t(`${document.kind}.doneText`) });
  }

  function cancel(): void {
    reset();
    onClose();
  }

  if (problem !== null) {
    return (
      <>
        <p role="alert" className="pt-5">
          {"title" in problem
            ? t.rich(`problems.${problem.kind}`, { title: problem.title, work: workTitle })
            : t(`problems.${problem.kind}`, { maximum: issuedDocumentLimits.works })}
        </p>
        <DialogFoot>
          <Button onClick={onClose}>{t("close")}</Button>
        </DialogFoot>
      </>
    );
  }
  return (
    <Form onSubmit={() => void submit()}>
      <ToggleGroup<DocumentLanguage>
        label={t("language")}
        options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        {...boundTo(form, change, "language")}
        className="flex-wrap gap-x-6! gap-y-0 pt-3"
      />
      {document.kind === "certificate" && document.work.hoursSpent > 0 && (
        <div className="pt-3">
          <Checkbox
            label={t("certificate.hours", { hours: document.work.hoursSpent })}
            isChecked={form.showHours}
            onChange={(showHours) => change({ showHours })}
          />
        </div>
      )}
      <div className="grid gap-5 pt-4">
        <TextInLanguages
          locales={localesOf(form.language)}
          label={(of) => t(of === null ? `${document.kind}.text` : `${document.kind}.textIn.${of}`)}
          note={t("optional")}
          valueIn={(of) => textIn(form, of, firstIn)}
          onChange={(of, text) => change({ texts: { ...form.texts, [of]: text } })}
          rows={document.kind === "certificate" ? 2 : 6}
          maxLength={issuedDocumentLimits.termsCharacters}
        />
      </div>
      <p className="pt-4 text-2 text-ink-2">{t("kept")}</p>
      <DialogFoot>
        <Button onClick={cancel}>{t("cancel")}</Button>
        <Button variant="filled" type="submit" isBusy={isIssuing}>
          {t(isIssuing ? "issuing" : `${document.kind}.issue`)}
        </Button>
      </DialogFoot>
    </Form>
  );
}
