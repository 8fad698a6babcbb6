import { useTranslations } from "use-intl";
import { appPaths } from "#schema/page-paths.ts";
import { shownName } from "#schema/people/person.ts";
import { usePageTitle } from "#web/browser/page-title.ts";
import { useTopOfPage } from "#web/browser/top-of-page.ts";
import { addWords } from "#web/i18n/parts.ts";
import { BelowHeader } from "#web/ui/below-header.tsx";
import { Unfetched } from "#web/ui/fetch-states.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { FailedPage } from "#web/works/failed-page.tsx";
import { usePeopleData } from "../use-people-data.ts";
import { PersonView, type PersonViewProps } from "./person-view.tsx";

addWords("people");

interface PersonPageProps extends Omit<PersonViewProps, "person" | "source"> {
  readonly id: string;
}

/** The page of one person. */
export function PersonPage({ id, ...view }: PersonPageProps) {
  const t = useTranslations("people.person");
  const { data, queries } = usePeopleData();
  const person = data?.people.find((one) => one.id === id);
  usePageTitle(person ? shownName(person) : t("untitledPage"));
  useTopOfPage(id);
  if (data === null) {
    return (
      <BelowHeader>
        <div className="page">
          <Unfetched
            queries={queries}
            loading={<Spinner label={t("loading")} />}
            failed={(retry) => <FailedPage texts="people.list.failed" onRetry={retry} />}
          />
        </div>
      </BelowHeader>
    );
  }
  if (person === undefined) return <MissingPerson />;
  return <PersonView key={id} person={person} source={data} {...view} />;
}

/** No person has the id of the address. */
function MissingPerson() {
  const t = useTranslations("people.person.missing");
  return (
    <MissingPage title={t("title")} text={t("text")} button={t("button")} href={appPaths.people} />
  );
}
