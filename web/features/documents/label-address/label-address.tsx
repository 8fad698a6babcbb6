import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Link } from "#schema/links/link.ts";
import { firstLabel, labelOf, makeLabel, revokeLink, useLinks } from "#web/api/links.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { PartFailed } from "#web/ui/fetch-states.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { useKeepFocus } from "#web/ui/use-keep-focus.ts";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import { LabelFiles } from "./label-files.tsx";
import { LabelShows } from "./label-shows.tsx";
import { useShowLabelFailure } from "./use-show-label-failure.ts";

addWords("workDocuments");

interface LabelAddressProps {
  readonly work: Artwork;
  /** What can be done: all on Professional, what an address that exists can once the plan has ended, else nothing. */
  readonly offered: "all" | "kept" | "none";
  readonly onUpgrade: () => void;
}

/** The address that the QR code of a work's label opens: what its page shows, how often it was opened, its code as a file. */
export function LabelAddress({ work, offered, onUpgrade }: LabelAddressProps) {
  const t = useTranslations("workDocuments.label");
  const { data: links, isLoadingError, refetch } = useLinks(offered !== "none");
  const label = links && labelOf(links, work.id);
  const content = useKeepFocus(links && (label?.id ?? null));
  if (offered === "none") {
    return (
      <Section>
        <PlanNote
          text={t.rich("free.text", { title: work.title, work: workTitle })}
          button={t("free.button")}
          onPress={onUpgrade}
          className="pt-2"
        />
      </Section>
    );
  }
  if (isLoadingError) {
    return (
      <Section>
        <PartFailed text={t("failed")} button={t("retry")} onRetry={() => void refetch()} />
      </Section>
    );
  }
  if (!links) return null;
  const isPro = offered === "all";
  if (!label && !isPro) return null;
  return (
    <Section>
      <div ref={content} tabIndex={-1} className="outline-none">
        {label ? <OpenLabel work={work} label={label} isPro={isPro} /> : <NoLabel work={work} />}
      </div>
    </Section>
  );
}

function Section({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("workDocuments.label");
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      {children}
    </WorkPageSection>
  );
}

function NoLabel({ work }: { readonly work: Artwork }) {
  const t = useTranslations("workDocuments.label");
  const showFailure = useShowLabelFailure();
  const { submit, isSending } = useSubmit();
  return (
    <>
      <p className="pt-2 text-2 text-ink-2">{t("lead")}</p>
      <TextButton
        aria-disabled={isSending || undefined}
        onClick={() =>
          void submit({
            send: () => makeLabel(work.id, firstLabel),
            onError: (error) => showFailure(error, "tooMany"),
          })
        }
      >
        {t("make")}
      </TextButton>
    </>
  );
}

interface OpenLabelProps {
  readonly work: Artwork;
  readonly label: Link;
  readonly isPro: boolean;
}

function OpenLabel({ work, label, isPro }: OpenLabelProps) {
  const t = useTranslations("workDocuments.label");
  const address = label.address ?? "";
  return (
    <>
      <div className="flex items-start justify-between gap-5 pt-1 text-2">
        <p className="min-w-0 py-2.5 wrap-anywhere">{address}</p>
        <TextButton className="flex-none" onClick={() => void copy()}>
          {t.rich("copy", { hidden: visuallyHidden })}
        </TextButton>
      </div>
      {isPro && <LabelShows label={label} />}
      <Opened opened={label.opened} />
      <div className="flex flex-wrap gap-x-6 pt-1">
        <LabelFiles work={work} address={address} />
        <TakeBack label={label} />
      </div>
    </>
  );

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t("copied") });
    } catch (error) {
      console.warn("The address could not be copied.", error);
      toast({ title: t("notCopied"), isError: true });
    }
  }
}

function Opened({ opened }: Pick<Link, "opened">) {
  const t = useTranslations("workDocuments.label");
  const format = useFormat();
  const [last] = opened;
  const count = opened.reduce((sum, day) => sum + day.count, 0);
  return (
    <p className="pt-2 text-2 text-ink-2">
      {last ? t("opened", { count, day: format.day(last.day) }) : t("notOpened")}
    </p>
  );
}

function TakeBack({ label }: { readonly label: Link }) {
  const t = useTranslations("workDocuments.label");
  const showFailure = useShowLabelFailure();
  const { submit, isSending } = useSubmit();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <TextButton isDanger onClick={() => setAsked(true)}>
        {t.rich("takeBack.button", { hidden: visuallyHidden })}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("takeBack.title")}
        cancelLabel={t("takeBack.cancel")}
        confirmLabel={t("takeBack.confirm")}
        isBusy={isSending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          void submit({
            send: () => revokeLink(label),
            onDone: () => toast({ title: t("takeBack.done") }),
            onError: (error) => {
              setAsked(false);
              showFailure(error, "changed");
            },
          })
        }
      >
        {t("takeBack.text")}
      </ConfirmDialog>
    </>
  );
}
