import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Person } from "#schema/people/person.ts";
import type { PersonChangeInput } from "#schema/people/person-input.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { useEntries } from "#web/api/entries.ts";
import { localDay } from "#web/browser/local-day.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { consentOfPerson, type Implying } from "../export/people-rows.ts";
import { changePerson } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";

interface PersonNewsProps {
  readonly person: Person;
  readonly sales: readonly Sale[];
  readonly isPro: boolean;
}

/** Whether the person may be written to with news, since when, on what basis and until when; and what they said about it. */
export function PersonNews({ person, sales, isPro }: PersonNewsProps) {
  const t = useTranslations("people.person.news");
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();
  const today = localDay(new Date());
  const { withdrawnOn } = person.news;
  const { data: entries = [] } = useEntries();
  const { basis } = consentOfPerson(person, { sales, entries }, today);

  function change(news: NonNullable<PersonChangeInput["news"]>): void {
    if (isSending) return;
    void submit({
      send: () => changePerson({ person, input: { news } }),
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      <p role="status" className="text-2">
        <ConsentInWords person={person} implying={{ sales, entries }} today={today} />
      </p>
      {isPro && (
        <div className="pt-2">
          <Checkbox
            label={t("asked")}
            isChecked={basis === "express"}
            onChange={(isChecked) =>
              change(
                isChecked ? { expressSince: today, withdrawnOn: null } : { expressSince: null },
              )
            }
          />
          {withdrawnOn !== null ? (
            <TextButton onClick={() => change({ withdrawnOn: null })}>{t("takeBack")}</TextButton>
          ) : (
            <TextButton onClick={() => change({ withdrawnOn: today, expressSince: null })}>
              {t("declined")}
            </TextButton>
          )}
        </div>
      )}
    </WorkPageSection>
  );
}

interface ConsentInWordsProps {
  readonly person: Person;
  readonly implying: Implying;
  readonly today: string;
}

function ConsentInWords({ person, implying, today }: ConsentInWordsProps): ReactNode {
  const t = useTranslations("people.person.news");
  const format = useFormat();
  const { expressSince, withdrawnOn } = person.news;
  const { basis, until } = consentOfPerson(person, implying, today);
  const strong = (words: ReactNode) => <strong className="font-strong">{words}</strong>;
  if (basis === "express" && expressSince !== null) {
    const unasked = { ...person, news: { ...person.news, expressSince: null } };
    const implied = consentOfPerson(unasked, implying, today).until;
    return t.rich("may", {
      strong,
      day: format.day(expressSince),
      until: implied === null ? "none" : format.day(implied),
    });
  }
  if (basis === "none" || until === null) {
    return withdrawnOn === null ? t("none") : t("withdrawn", { day: format.day(withdrawnOn) });
  }
  return t.rich(basis === "express" ? "purchase" : basis, { strong, until: format.day(until) });
}
