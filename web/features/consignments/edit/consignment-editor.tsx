import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { agreementSentences } from "#schema/consignments/sentences.ts";
import { consignmentLimits, type SentenceFacts } from "#schema/consignments/terms.ts";
import { localesOf } from "#schema/documents/languages.ts";
import { appPaths } from "#schema/page-paths.ts";
import { unitsOf } from "#schema/units.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/api/channels.ts";
import { useConnection } from "#web/browser/connection.ts";
import { SaveBar } from "#web/forms/save-bar.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { ArrowLeftIcon } from "#web/ui/more-icons.tsx";
import { OfflineNote } from "#web/ui/page-states.tsx";
import { type ConsignmentPrint, printedSide } from "#web/works/consignments/consignment-print.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { takenElsewhere, worksAt } from "#web/works/consignments/works-at.ts";
import { HeadingRow } from "#web/works/works-heading.tsx";
import { DeleteDraft } from "../send/delete-draft.tsx";
import { SeeAsGallery } from "../send/see-as-gallery.tsx";
import { SendConsignment } from "../send/send-consignment.tsx";
import { changedGallery, typedTerms } from "./consignment-form.ts";
import { editedWork } from "./edited-work.tsx";
import { EditedWorks } from "./edited-works.tsx";
import { QuebecMentions } from "./quebec-mentions.tsx";
import { Sentences } from "./sentences.tsx";
import { CareFields, MoneyFields, TimeFields } from "./terms-fields.tsx";
import { useConsignmentForm } from "./use-consignment-form.ts";

interface ConsignmentEditorProps {
  readonly consignment: Consignment;
  readonly consignments: readonly Consignment[];
  readonly works: readonly Artwork[];
  readonly user: User;
  /** Leaves a change of an agreement that was sent; null for a draft. */
  readonly onLeave: (() => void) | null;
  /** Opens what is printed. */
  readonly onPrint: (print: ConsignmentPrint) => void;
}

/** The draft of an agreement, or of a change of one: its terms, its works, and every sentence as it will be printed. */
export function ConsignmentEditor(props: ConsignmentEditorProps) {
  const { consignment, consignments, works, user, onLeave, onPrint } = props;
  const t = useTranslations("consignments.edit");
  const galleryOf = useGalleries();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setSending] = useState(false);
  const isConnected = useConnection();
  const editing = useConsignmentForm(user.id, consignment);
  const { form, change, errors, reset, isChanged } = editing;
  const artist = useArtistName(user);
  const gallery = galleryOf(form.channelId);
  const galleries = useChoosableGalleries(consignment);
  const saved = consignment.amendment?.terms ?? consignment;
  const terms = typedTerms(form, saved);
  const facts: SentenceFacts = {
    ...terms,
    artist,
    gallery: gallery.name,
    workCount: form.workIds.length,
  };
  const [first] = localesOf(form.language);
  const printed = agreementSentences(facts, terms, first);
  const factsInForce = { ...facts, ...consignment, workCount: consignment.works.length };
  const inForce = onLeave ? agreementSentences(factsInForce, consignment, first) : [];
  const chosen = form.workIds.flatMap((id) => {
    const work = works.find((one) => one.id === id);
    return work ? [editedWork(work, consignment.works)] : [];
  });
  const taken = takenElsewhere(consignments, consignment.id);
  const others = works.filter(
    ({ id, archived, sale }) =>
      !archived && sale === null && !taken.has(id) && !form.workIds.includes(id),
  );
  const here = worksAt(others, form.channelId);
  const fields = { form, change, errors };
  /** What is typed is saved first, so that it is what is printed. */
  async function print(): Promise<void> {
    const written = isConnected ? await editing.saveQuietly() : null;
    const side = printedSide(gallery);
    if (written) onPrint({ kind: "agreement", consignment: written, version: null, gallery: side });
  }
  const send = () => {
    if (isConnected && !editing.hasErrors()) setSending(true);
  };
  return (
    <Form errors={errors} onSubmit={editing.submit}>
      <div className="page pt-2 pb-16 md:pt-4">
        <Back onLeave={onLeave} number={consignment.number} />
        <HeadingRow
          user={user}
          page="people"
          headingRef={heading}
          action={
            <Button
              variant={isChanged ? "outlined" : "filled"}
              isDisabled={!isConnected}
              onClick={send}
              className="md:w-full"
            >
              {t(onLeave ? "sendChange" : "send")}
            </Button>
          }
        >
          {consignment.number ?? t("title")}
        </HeadingRow>
        <div className="flex flex-wrap items-center justify-between gap-x-8 pt-1.5 pb-3 text-2">
          <p className="py-2.5 text-ink-2">{noteOf(consignment, onLeave !== null, t)}</p>
          <div className="flex flex-wrap gap-x-8">
            <SeeAsGallery consignment={consignment} editing={editing} />
            <TextButton aria-disabled={!isConnected || undefined} onClick={() => void print()}>
              {t("print")}
            </TextButton>
            <DeleteDraft consignment={consignment} onDiscarded={onLeave} />
          </div>
        </div>
        <OfflineNote text={t("offline")} className="pb-4" />
        <TimeFields
          {...fields}
          galleries={galleries}
          onGallery={(channelId) => {
            const { channel } = galleryOf(channelId);
            if (channel) change(changedGallery(channel));
          }}
        />
        <EditedWorks
          works={chosen}
          commission={terms.commission}
          units={unitsOf(user)}
          error={errors.workIds && t(`errors.${errors.workIds}`, { most: consignmentLimits.works })}
          others={[...here, ...others.filter((work) => !here.includes(work))]}
          hereIds={here.map(({ id }) => id)}
          onChange={(workIds) => change({ workIds: [...workIds] })}
        />
        <MoneyFields {...fields} />
        <CareFields {...fields} />
        <Sentences {...fields} facts={facts} printed={printed} inForce={inForce} />
        <QuebecMentions gallery={gallery} printed={printed} works={chosen} reports={form.reports} />
      </div>
      {isChanged && (
        <SaveBar
          next={heading}
          isSending={editing.isSending}
          onDiscard={() => reset()}
          words={{
            unsaved: t("unsaved"),
            discard: t("discard"),
            save: t("save"),
            saving: t("saving"),
          }}
        />
      )}
      <SendConsignment
        isOpen={isSending}
        consignment={consignment}
        works={chosen.map(({ work }) => work)}
        taken={taken}
        gallery={gallery.name}
        save={editing.saveQuietly}
        onSent={() => onLeave?.()}
        onClose={() => setSending(false)}
      />
    </Form>
  );
}

/** What stands below the heading: that it is a draft, or what holds until its change is confirmed. */
function noteOf(
  { number, state }: Consignment,
  isChange: boolean,
  t: ReturnType<typeof useTranslations<"consignments.edit">>,
): string {
  if (!isChange) return number === null ? t("draftNote") : t("takenBackNote", { number });
  return t(state === "confirmed" ? "changeNote" : "replaceNote");
}

/** The options of the field "Gallery": every gallery before the first sending, afterwards the agreement's own alone. */
function useChoosableGalleries({ channelId, number }: Consignment) {
  const { data: channels = [] } = useChannels();
  const galleryOf = useGalleries();
  const others = channels.filter(
    ({ id, kind }) => number === null && kind === "gallery" && id !== channelId,
  );
  return [channelId, ...others.map(({ id }) => id)].map((id) => ({
    value: id,
    label: galleryOf(id).name,
  }));
}

/** How the artist is called in the agreement, as the Worker has it. */
function useArtistName({ firstName, lastName }: User): string {
  const name = `${firstName} ${lastName}`.trim();
  const { data: business } = useBusiness(name === "");
  return name || (business?.tradeName ?? "");
}

interface BackProps {
  readonly onLeave: (() => void) | null;
  readonly number: string | null;
}

function Back({ onLeave, number }: BackProps): ReactNode {
  const t = useTranslations("consignments.page");
  if (onLeave) {
    return (
      <TextButton onClick={onLeave}>
        <span className="inline-flex items-center gap-2.5">
          <ArrowLeftIcon />
          {number ?? t("untitled")}
        </span>
      </TextButton>
    );
  }
  return (
    <Link
      href={appPaths.consignments}
      className="group target inline-flex items-center gap-2.5 text-2 print:hidden"
    >
      <ArrowLeftIcon />
      <span className="underlined">{t("back")}</span>
    </Link>
  );
}
