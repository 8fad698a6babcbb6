import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import { appPaths } from "#schema/page-paths.ts";
import { type Person, shownName } from "#schema/people/person.ts";
import { unitsOf } from "#schema/units.ts";
import { useConnection } from "#web/browser/connection.ts";
import { mailtoAddress } from "#web/browser/mailto.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { offerUndo } from "#web/forms/offer-undo.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { WorkPageSection } from "#web/works/work-page-section.tsx";
import { HeadingRow } from "#web/works/works-heading.tsx";
import { type DealingsSource, dealingsByPerson, noDealings } from "../dealings.ts";
import { personDialog } from "../lazy-dialogs.ts";
import { MergePerson, UndoMerges } from "../merge/merge-person.tsx";
import { changePerson } from "../queries.ts";
import { usePeopleFailure } from "../use-people-failure.ts";
import { Contact, hasContact } from "./contact.tsx";
import { DownloadPersonData, ErasePerson } from "./erase-person.tsx";
import { PersonInvoices } from "./person-invoices.tsx";
import { PersonNews } from "./person-news.tsx";
import { PersonWall } from "./person-wall.tsx";

/** Above so many letters a name is set smaller. */
const longName = 28;

/** What the page leads to. */
interface PersonActions {
  readonly onUpgrade: () => void;
  /** Opens the sale dialog filled in with the person, for a work or one that is chosen there. */
  readonly onRecordSale: (person: Person, work: Artwork | null) => void;
  /** Opens the dialog that makes a room for the person. */
  readonly onMakeRoom: (person: Person) => void;
  /** Opens the dialog that makes an agreement with their gallery, by its channel. */
  readonly onConsign: (channelId: string) => void;
  readonly onPrint: (invoice: Invoice) => void;
}

export interface PersonViewProps {
  readonly user: User;
  readonly person: Person;
  readonly source: DealingsSource;
  readonly actions: PersonActions;
  /** What was sent to the person, of whom these invoices are, and what they wrote. */
  readonly linksOf: (person: Person, invoices: readonly Invoice[]) => ReactNode;
  /** What the gallery owes and paid whose ways to sell these are. */
  readonly accountOf: (channels: readonly SalesChannel[]) => ReactNode;
}

/** Wall and paper: what a person has, and beside it all that is kept about them. */
export function PersonView({ user, person, source, actions, linksOf, accountOf }: PersonViewProps) {
  const t = useTranslations("people.person");
  const list = useTranslations("people.list");
  const isConnected = useConnection();
  const isPro = hasUnlimitedUse(user);
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const name = shownName(person);
  const dealings = useMemo(
    () => dealingsByPerson(source, new Date()).get(person.id) ?? noDealings,
    [source, person.id],
  );
  const gallery = dealings.channels.find(({ kind }) => kind === "gallery");
  const sell = isPro && isConnected ? actions.onRecordSale : null;
  return (
    <>
      <div className="page pt-2 md:pt-4">
        <Link
          href={appPaths.people}
          className="group target inline-flex items-center gap-2.5 text-2 print:hidden"
        >
          <ArrowLeftIcon />
          <span className="underlined">{t("back")}</span>
        </Link>
        <HeadingRow
          user={user}
          page="people"
          isLong={name.length > longName}
          action={
            isPro && (
              <Button
                variant="filled"
                isDisabled={!isConnected}
                onClick={() => sell?.(person, null)}
                className="md:w-full"
              >
                {t("recordSale")}
              </Button>
            )
          }
        >
          {name}
        </HeadingRow>
        <div className="flex flex-wrap gap-x-8 pt-1.5 pb-3 print:hidden">
          {person.email !== "" && (
            <a
              href={mailtoAddress(person.email)}
              className="target inline-flex items-center text-2"
            >
              <span className="underlined">{t("write")}</span>
            </a>
          )}
          {isPro && source.works.length > 0 && (
            <TextButton
              aria-disabled={!isConnected || undefined}
              onClick={() => isConnected && actions.onMakeRoom(person)}
            >
              {t("makeRoom")}
            </TextButton>
          )}
          {isPro && gallery && source.works.length > 0 && (
            <TextButton
              aria-disabled={!isConnected || undefined}
              onClick={() => isConnected && actions.onConsign(gallery.id)}
            >
              {t("consign")}
            </TextButton>
          )}
          {isPro && (
            <TextButton
              aria-disabled={!isConnected || undefined}
              onClick={() => isConnected && setEditing(true)}
              className="md:ml-auto"
            >
              {t("edit")}
            </TextButton>
          )}
        </div>
        <OfflineNote text={list("offline")} />
        {!isPro && <PlanNote text={t("kept")} button={t("plan")} onPress={actions.onUpgrade} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PersonWall person={person} dealings={dealings} units={unitsOf(user)} onRecordSale={sell} />
        <div className="min-w-0 px-(--margin) pt-7 pb-16 lg:max-w-176 lg:pb-24 lg:pl-9 xl:pl-12">
          {person.archived && <p className="pb-5 text-2 text-ink-2">{t("archivedNote")}</p>}
          {dealings.channels.length > 0 && accountOf(dealings.channels)}
          {hasContact(person) && <Contact person={person} />}
          <PersonInvoices invoices={dealings.invoices} onPrint={actions.onPrint} />
          {linksOf(person, dealings.invoices)}
          <PersonNews person={person} sales={source.sales} isPro={isPro} />
          <Notes notes={person.notes} />
          <section className="flex flex-wrap gap-x-7 border-t border-rule pt-6 first:border-0 first:pt-0 print:hidden">
            {isPro && source.people.length > 1 && <MergePerson person={person} source={source} />}
            <UndoMerges person={person} />
            <DownloadPersonData person={person} />
            {isPro && <ArchivePerson person={person} />}
            <ErasePerson person={person} invoices={dealings.invoices} />
          </section>
        </div>
      </div>
      <LazyDialog part={personDialog} isOpen={isEditing} onClose={close}>
        {({ PersonDialog }) => (
          <PersonDialog
            userId={user.id}
            person={person}
            isOpen={isEditing}
            onClose={close}
            onSaved={close}
          />
        )}
      </LazyDialog>
    </>
  );
}

function Notes({ notes }: { readonly notes: string }): ReactNode {
  const t = useTranslations("people.person.notes");
  if (notes === "") return null;
  return (
    <WorkPageSection title={t("title")} isOnScreenOnly>
      <p className="text-1 text-ink-2">{t("private")}</p>
      <p className="pt-2 text-2 whitespace-pre-wrap wrap-anywhere">{notes}</p>
    </WorkPageSection>
  );
}

/** Archives a person, or brings them back among the others; each can be undone from its toast. */
function ArchivePerson({ person }: { readonly person: Person }) {
  const t = useTranslations("people.person.archive");
  const showFailure = usePeopleFailure();
  const { submit, isSending } = useSubmit();

  function offerBack(from: Person, archived: boolean): ToastAction {
    return offerUndo({
      label: t("undo"),
      send: () => changePerson({ person: from, input: { archived } }),
      onDone: showDone,
      onError: (error, again) => showFailure(error, t("failed"), again),
    });
  }

  function showDone(changed: Person): void {
    const { archived } = changed;
    toast({
      title: t(archived ? "archived" : "back"),
      action: offerBack(changed, !archived),
    });
  }

  function change(): void {
    void submit({
      send: () => changePerson({ person, input: { archived: !person.archived } }),
      onDone: showDone,
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return (
    <TextButton aria-disabled={isSending || undefined} onClick={change}>
      {t(person.archived ? "takeBack" : "archive")}
    </TextButton>
  );
}
