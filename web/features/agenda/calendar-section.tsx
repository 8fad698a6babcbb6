import { type ReactNode, type Ref, useState } from "react";
import { useTranslations } from "use-intl";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog.tsx";
import { UnfetchedPart } from "#web/ui/fetch-states.tsx";
import { useKeepFocus } from "#web/ui/use-keep-focus.ts";
import { useCopyAddress } from "#web/works/links/copy-address.tsx";
import { makeCalendar, takeCalendarBack, useCalendar } from "./queries.ts";

/** The agenda's own address for calendar programs: made, copied, made anew, taken back. */
export function CalendarSection({ isPro }: { readonly isPro: boolean }) {
  const t = useTranslations("agenda.calendar");
  const calendar = useCalendar();
  const locale = useLocale();
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const copy = useCopyAddress();
  const [asked, setAsked] = useState<"anew" | "takeBack" | null>(null);
  const section = useKeepFocus(calendar.data === undefined ? undefined : calendar.data !== null);

  function change(send: () => Promise<void>, done: string): void {
    void submit({
      send,
      onDone: () => {
        setAsked(null);
        toast({ title: done });
      },
      onError: (error) =>
        showFailure(error, {
          text: t("failed"),
          offline: t("offline"),
          professional: t("professional"),
          action: undefined,
        }),
    });
  }

  const language = locale === "fr-CA" ? "fr" : "en";
  const make = () => change(() => makeCalendar({ language }), t("made"));

  if (calendar.data === undefined) {
    return (
      <Frame ref={section}>
        <UnfetchedPart
          query={calendar}
          loading={<p className="text-2 text-ink-2">{t("loading")}</p>}
          failed={t("unfetched")}
          button={t("again")}
        />
      </Frame>
    );
  }
  if (calendar.data === null) {
    if (!isPro) return null;
    return (
      <Frame ref={section}>
        <TextButton aria-disabled={isSending || undefined} onClick={make}>
          {t("make")}
        </TextButton>
      </Frame>
    );
  }
  const { address } = calendar.data;
  const subscription = address.replace(/^https?:/, "webcal:");
  return (
    <Frame ref={section}>
      <div className="flex items-start justify-between gap-5 border-b border-rule-2 pb-2 text-2">
        <code className="min-w-0 pt-2.5 font-text wrap-anywhere">{subscription}</code>
        <TextButton className="flex-none" onClick={() => void copy(subscription)}>
          {t("copy")}
        </TextButton>
      </div>
      <div className="flex flex-wrap gap-x-6 pt-1">
        <a href={subscription} className="target inline-flex items-center text-2">
          <span className="underlined">{t("add")}</span>
        </a>
        {isPro && (
          <TextButton className="text-ink-2" onClick={() => setAsked("anew")}>
            {t("anew.button")}
          </TextButton>
        )}
        <TextButton isDanger onClick={() => setAsked("takeBack")}>
          {t("takeBack.button")}
        </TextButton>
      </div>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(`${asked}.title`)}
          cancelLabel={t("cancel")}
          confirmLabel={t(`${asked}.confirm`)}
          isBusy={isSending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            asked === "anew" ? make() : change(takeCalendarBack, t("takeBack.done"))
          }
        >
          {t(`${asked}.text`)}
        </ConfirmDialog>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
}

function Frame({ ref, children }: FrameProps) {
  const t = useTranslations("agenda.calendar");
  return (
    // It takes the focus when the button that makes the address is gone.
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="calendar-heading"
      className="pt-8 outline-none"
    >
      <h2 id="calendar-heading" className="font-display text-3 font-[440]">
        {t("heading")}
      </h2>
      <p className="max-w-[52ch] pt-1 pb-2 text-2 text-ink-2">{t("text")}</p>
      {children}
    </section>
  );
}
