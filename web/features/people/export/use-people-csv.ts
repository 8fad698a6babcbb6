import { useTranslations } from "use-intl";
import { peoplePaths } from "#schema/people/people-paths.ts";
import type { Person } from "#schema/people/person.ts";
import type { ListedPeopleInput } from "#schema/people/person-input.ts";
import { refetchAgendas } from "#web/api/agenda.ts";
import { call, isSessionExpired, isUnauthorized } from "#web/api/api.ts";
import { refetchPeople } from "#web/api/people.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { download } from "#web/browser/download.ts";
import { localDay } from "#web/browser/local-day.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { listHead, listRows, peopleHead, peopleRows, type WrittenTo } from "./people-rows.ts";

addWords("exports");

/** Downloads people, or the list of those who may be written to, as CSV in the language of the interface. */
export function usePeopleCsv() {
  const t = useTranslations("exports.people");
  const locale = useLocale();
  const showFailure = useShowChangeFailure();
  const { submit } = useSubmit();

  function write(
    file: "people" | "list",
    count: number,
    toTable: () => { readonly head: string[]; readonly rows: string[][] },
    before?: () => Promise<void>,
  ): void {
    void submit({
      send: async () => {
        const { csvText } = await import("#web/browser/csv-file.ts");
        const { head, rows } = toTable();
        const csv = csvText(head, rows, csvDelimiters[locale]);
        await before?.();
        const name = t(`files.${file}`, { day: localDay(new Date()) });
        download(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
      },
      onDone: () =>
        toast({ title: t(`done.${file}`), description: t(`doneText.${file}`, { count }) }),
      onError: showWriteFailure,
    });
  }

  function showWriteFailure(error: unknown): void {
    if (isUnauthorized(error) || isSessionExpired(error)) {
      showFailure(error, { text: t("failedText") });
      return;
    }
    console.error(withoutMessage(error));
    toast({ title: t("failed"), description: t("failedText"), isError: true });
  }

  return {
    exportPeople: (people: readonly Person[]) =>
      write("people", people.length, () => ({
        head: peopleHead({ t }),
        rows: peopleRows(people, { t, locale }),
      })),
    /** The people are noted as listed first, so that the artist is told before their consent ends. */
    exportList: (written: readonly WrittenTo[]) =>
      write(
        "list",
        written.length,
        () => ({ head: listHead({ t }), rows: listRows(written, { t }) }),
        () => markListed(written.map(({ person }) => person.id)),
      ),
  };
}

async function markListed(personIds: string[]): Promise<void> {
  const body: ListedPeopleInput = { personIds, listedOn: localDay(new Date()) };
  await call("POST", peoplePaths.listedPeople, { body });
  void refetchAgendas();
  await refetchPeople();
}
