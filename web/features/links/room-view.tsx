import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Link as RouteLink } from "wouter";
import { hasUnlimitedUse, type User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Entry } from "#schema/links/entry.ts";
import type { Link } from "#schema/links/link.ts";
import { appPaths } from "#schema/page-paths.ts";
import type { Person } from "#schema/people/person.ts";
import { unitsOf } from "#schema/units.ts";
import { SaveBar } from "#web/forms/save-bar.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { PlanNote } from "#web/ui/plan-note.tsx";
import { useCopyAddress } from "#web/works/links/copy-address.tsx";
import { HeadingRow } from "#web/works/works-heading.tsx";
import { EndedRoom } from "./ended-room.tsx";
import { RoomAddress, RoomOpened } from "./room-address.tsx";
import { RoomFacts, RoomFields, RoomShows } from "./room-fields.tsx";
import { RoomWorks } from "./room-works.tsx";
import { useRoomForm } from "./use-room-form.ts";
import { WrittenEntries } from "./written-entries.tsx";

/** Above so many letters a title is set smaller. */
const longTitle = 28;

interface RoomViewProps {
  readonly user: User;
  readonly room: Link;
  readonly works: readonly Artwork[];
  readonly person: Person | null;
  readonly entries: readonly Entry[];
  readonly onUpgrade: () => void;
  readonly onPriceList: (works: readonly Artwork[]) => void;
}

/** Wall and paper: the works of a room in their order, and beside them all that is said and known of it. */
export function RoomView(props: RoomViewProps) {
  const { user, room, works, person, entries, onUpgrade, onPriceList } = props;
  const t = useTranslations("links.room");
  const copy = useCopyAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  // A dialog that made the room left the focus on what is around its page.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.contains(heading.current))
      heading.current?.focus();
  }, []);
  const { form, change, errors, reset, submit, isSending, isChanged } = useRoomForm({
    userId: user.id,
    room,
    person,
  });
  const { address } = room;
  const isPro = hasUnlimitedUse(user);
  const canChange = isPro && room.state !== "revoked";
  const shown = form.workIds.flatMap((id) => works.find((work) => work.id === id) ?? []);
  return (
    <Form errors={errors} onSubmit={submit}>
      <div className="page pt-2 md:pt-4">
        <RouteLink
          href={appPaths.rooms}
          className="group target inline-flex items-center gap-2.5 text-2 print:hidden"
        >
          <ArrowLeftIcon />
          <span className="underlined">{t("back")}</span>
        </RouteLink>
        <HeadingRow
          user={user}
          page="people"
          headingRef={heading}
          isLong={room.title.length > longTitle}
          action={
            address !== null &&
            isPro && (
              <Button
                variant={isChanged ? "outlined" : "filled"}
                onClick={() => void copy(address)}
                className="md:w-full"
              >
                {t("address.copy")}
              </Button>
            )
          }
        >
          <i>{room.title}</i>
        </HeadingRow>
        <div className="flex flex-wrap gap-x-8 pt-1.5 pb-3 print:hidden">
          {address !== null && isPro && (
            <a
              href={`${address}?preview`}
              target="_blank"
              rel="noreferrer"
              className="target inline-flex items-center text-2"
            >
              <span className="underlined">{t("seeAsGuest")}</span>
            </a>
          )}
          {isPro && shown.length > 0 && (
            <TextButton onClick={() => onPriceList(shown)}>{t("priceList")}</TextButton>
          )}
        </div>
        {!isPro && (
          <PlanNote
            text={t("address.noPlan")}
            button={t("plan")}
            onPress={onUpgrade}
            className="pb-4"
          />
        )}
        <EndedRoom room={room} isPro={isPro} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RoomWorks
          form={form}
          change={canChange ? change : null}
          error={errors.workIds}
          works={works}
          units={unitsOf(user)}
        />
        <div
          tabIndex={-1}
          className="min-w-0 px-(--margin) pt-7 pb-16 outline-none lg:max-w-176 lg:pb-24 lg:pl-9 xl:pl-12"
        >
          {canChange ? (
            <>
              <RoomFields form={form} change={change} errors={errors} />
              <RoomShows form={form} change={change} />
            </>
          ) : (
            <RoomFacts room={room} person={person} />
          )}
          {room.state !== "revoked" && (
            <RoomAddress room={room} person={person} user={user} isShown={isPro} />
          )}
          <RoomOpened opened={room.opened} />
          <WrittenEntries title={t("written")} entries={entries} works={works} />
        </div>
      </div>
      {canChange && isChanged && (
        <SaveBar
          next={heading}
          isSending={isSending}
          onDiscard={() => reset()}
          words={{
            unsaved: t("unsaved"),
            discard: t("discard"),
            save: t("save"),
            saving: t("saving"),
          }}
        />
      )}
    </Form>
  );
}
