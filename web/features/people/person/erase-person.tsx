import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "wouter";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { appPaths } from "#schema/page-paths.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { download } from "#web/browser/download.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { erasePerson, fetchPersonData } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";

interface ErasePersonProps {
  readonly person: Person;
  readonly invoices: readonly Invoice[];
}

/** Erases a person, after a dialog that says what stays. */
export function ErasePerson({ person, invoices }: ErasePersonProps) {
  const t = useTranslations("people.person.erase");
  const locale = useLocale();
  const showFailure = usePeopleFailure();
  const [, navigate] = useLocation();
  const { submit, isSending } = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const numbers = list(invoices.map(({ number }) => number));

  function erase(): void {
    void submit({
      send: () => erasePerson(person),
      onDone: ({ kept }) => {
        setAsking(false);
        toast({
          title: t("done"),
          ...(kept.length > 0 && {
            description: t("kept", { names: list(kept.map(({ name }) => name)) }),
            duration: toastDuration * 2,
          }),
        });
        navigate(appPaths.people);
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <>
      <TextButton isDanger onClick={() => setAsking(true)}>
        {t("button")}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={erase}
        isBusy={isSending}
        title={t("title", { name: shownName(person) })}
        cancelLabel={t("cancel")}
        confirmLabel={t("confirm")}
      >
        <p>{t("text")}</p>
        <p className="pt-2">{invoices.length > 0 ? t("invoices", { numbers }) : t("stays")}</p>
      </ConfirmDialog>
    </>
  );
}

/** What is kept about a person, as a file for them. */
export function DownloadPersonData({ person }: { readonly person: Person }) {
  const t = useTranslations("people.person.data");
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();

  function start(): void {
    void submit({
      send: () => fetchPersonData(person.id),
      onDone: (file) => download(t("file"), file),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <TextButton aria-disabled={isSending || undefined} onClick={start}>
      {t("button")}
    </TextButton>
  );
}
