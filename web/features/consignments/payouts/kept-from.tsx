import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Owed } from "#schema/payouts/payout.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { usePassFocus } from "#web/ui/use-pass-focus.ts";
import { saveKeptFrom } from "#web/works/consignments/payouts.ts";

const keptFromFormSchema = v.object({ day: v.string() });
const keptFromStore = inputStore("sales", keptFromFormSchema);

interface KeptFromProps {
  readonly owed: Owed;
  readonly isLocked: boolean;
}

/** Asks once from which day payouts are kept, as earlier sales count as paid; afterwards it says so, and can be changed. */
export function KeptFrom({ owed, isLocked }: KeptFromProps) {
  const { keptFrom, paidFrom, isKeptFromChosen } = owed;
  const t = useTranslations("consignments.owed.keptFrom");
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isAsked = !isKeptFromChosen || isChanging;
  useEffect(() => {
    if (isChanging) place.current?.querySelector("input")?.focus();
  }, [isChanging]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isAsked ? (
        <KeptFromForm
          key={keptFrom}
          keptFrom={keptFrom}
          paidFrom={paidFrom}
          isLocked={isLocked}
          next={place}
          onDone={() => setChanging(false)}
        />
      ) : (
        <p className="pt-4 text-1 text-ink-2">
          <span>{keptFrom === null ? t("all") : t("from", { day: format.day(keptFrom) })}</span>{" "}
          <button
            type="button"
            aria-disabled={isLocked || undefined}
            onClick={() => !isLocked && setChanging(true)}
            className="underlined"
          >
            {t("change")}
          </button>
        </p>
      )}
    </div>
  );
}

interface KeptFromFormProps
  extends Pick<KeptFromProps, "isLocked">,
    Pick<Owed, "keptFrom" | "paidFrom"> {
  /** What gets the focus once it is answered. */
  readonly next: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
}

function KeptFromForm({ keptFrom, paidFrom, isLocked, next, onDone }: KeptFromFormProps) {
  const t = useTranslations("consignments.owed.keptFrom");
  const format = useFormat();
  const showFailure = useShowChangeFailure();
  const { submit, isSending } = useSubmit();
  const [initial] = useState(() => ({ day: keptFrom ?? paidFrom ?? localDay(new Date()) }));
  const { form, change, errors, showErrors, reset } = useStoredForm<
    v.InferOutput<typeof keptFromFormSchema>,
    { readonly day: string }
  >({
    store: keptFromStore,
    userId: useCurrentUser()?.id ?? "",
    of: "payouts kept from",
    initial,
  });
  const place = usePassFocus<HTMLFormElement>(next);

  function problemOf(chosen: string | null): string | undefined {
    if (chosen === "") return t("missing");
    if (chosen === null || paidFrom === null || chosen <= paidFrom) return undefined;
    return t("paid", { day: format.day(paidFrom) });
  }

  function save(chosen: string | null): void {
    const problem = problemOf(chosen);
    if (showErrors(problem === undefined ? {} : { day: problem }) || isLocked) return;
    void submit({
      send: () => saveKeptFrom({ keptFrom: chosen }),
      onDone: () => {
        reset();
        toast({ title: t("done") });
        onDone();
      },
      onError: (error) => showFailure(error, { text: t("failed") }),
    });
  }

  return (
    <Form
      ref={place}
      errors={errors}
      onSubmit={() => save(form.day)}
      className="mt-5 grid gap-y-3 border-t border-rule pt-4 print:hidden"
    >
      <h3 className="font-display text-[1.1875rem]/6 font-[440]">{t("title")}</h3>
      <p className="text-1 text-ink-2">{t("text")}</p>
      <TextField
        type="date"
        label={t("day")}
        {...boundTo(form, change, "day")}
        error={errors.day}
      />
      <div className="flex flex-wrap items-center gap-x-5">
        <Button type="submit" isDisabled={isLocked} isBusy={isSending} className="px-5!">
          {t("save")}
        </Button>
        <TextButton
          aria-disabled={isLocked || isSending || undefined}
          onClick={() => !isSending && save(null)}
          className="text-ink-2"
        >
          {t("keepAll")}
        </TextButton>
      </div>
    </Form>
  );
}
