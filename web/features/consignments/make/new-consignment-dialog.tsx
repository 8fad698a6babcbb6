import { useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Consignment } from "#schema/consignments/consignment.ts";
import { consignmentLimits } from "#schema/consignments/terms.ts";
import { useChannels } from "#web/api/channels.ts";
import { useCurrentUser } from "#web/api/current-user.ts";
import { localDay } from "#web/browser/local-day.ts";
import { toast } from "#web/browser/toast.ts";
import { useStoredForm } from "#web/forms/stored-form.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { addWords } from "#web/i18n/parts.ts";
import { inputStore } from "#web/storage/input-store.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { makeConsignment, useConsignments } from "#web/works/consignments/queries.ts";
import { useGalleries } from "#web/works/consignments/use-galleries.ts";
import { takenElsewhere, worksAt } from "#web/works/consignments/works-at.ts";
import { WorksPicker } from "#web/works/works-picker.tsx";
import { GatherWorks } from "../edit/gather-works.tsx";
import { useAgreementFailure } from "../send/use-agreement-failure.ts";
import { firstEnd, firstTerms } from "./first-terms.ts";

addWords("consignments");

interface NewConsignmentProps {
  /** All that can be chosen from. */
  readonly works: readonly Artwork[];
  /** Those that were chosen before; none leaves the choice to the dialog. */
  readonly chosen: readonly Artwork[];
  /** The gallery's channel, where that was chosen before. */
  readonly channelId: string | null;
  readonly onMade: (consignment: Consignment) => void;
  readonly onClose: () => void;
}

/** Makes the draft of an agreement with a gallery. */
export function NewConsignmentDialog({
  isOpen,
  ...props
}: NewConsignmentProps & { readonly isOpen: boolean }) {
  const t = useTranslations("consignments.make");
  const { length: count } = props.chosen;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t("title")}
      lead={<p>{count > 0 ? t("lead", { count }) : t("leadWithoutWorks")}</p>}
    >
      <NewConsignment {...props} />
    </Dialog>
  );
}

/** A new agreement as it is typed; `workIds` are those that are chosen in the dialog, beside those that were before. */
const newConsignmentFormSchema = v.object({
  channelId: v.string(),
  from: v.string(),
  until: v.string(),
  chosenIds: v.array(v.string()),
  workIds: v.array(v.string()),
});
type NewConsignmentForm = v.InferOutput<typeof newConsignmentFormSchema>;

const newConsignmentStore = inputStore("sales", newConsignmentFormSchema);

interface Errors {
  readonly channel?: "channel";
  readonly works?: "works" | "tooMany";
  readonly from?: "day";
  readonly until?: "day" | "until";
}

/** A new agreement as it is typed, what can be chosen for it, and its making. */
function useNewConsignment({ works, chosen, channelId, onMade, onClose }: NewConsignmentProps) {
  const t = useTranslations("consignments.make");
  const locale = useLocale();
  const showFailure = useAgreementFailure();
  const { submit, isSending } = useSubmit();
  const galleryOf = useGalleries();
  const { data: channels } = useChannels();
  const { data: consignments = [] } = useConsignments();
  const galleries = channels?.filter(({ kind }) => kind === "gallery") ?? [];
  const [today] = useState(() => localDay(new Date()));
  const { form, change, errors, showErrors, reset } = useStoredForm<NewConsignmentForm, Errors>({
    store: newConsignmentStore,
    userId: useCurrentUser()?.id ?? "",
    of: "new consignment",
    initial: {
      channelId: channelId ?? "",
      from: today,
      until: firstEnd(today),
      chosenIds: chosen.map(({ id }) => id),
      workIds: [],
    },
  });
  const { from, until, chosenIds, workIds: picked } = form;
  const gallery = form.channelId || onlyOne(galleries);
  const channel = galleries.find(({ id }) => id === gallery);
  const taken = takenElsewhere(consignments, null);
  const free = works.filter(
    ({ id, archived, sale }) => !archived && sale === null && !taken.has(id),
  );
  const here = worksAt(free, gallery);
  const gathered = [...chosenIds, ...picked];

  function close(): void {
    reset();
    onClose();
  }

  function make(): void {
    const found: Errors = {
      ...(channel === undefined && { channel: "channel" }),
      ...(gathered.length === 0 && { works: "works" }),
      ...(gathered.length > consignmentLimits.works && { works: "tooMany" }),
      ...(from === "" && { from: "day" }),
      ...(until === "" ? { until: "day" } : until < from && { until: "until" }),
    };
    if (showErrors(found) || channel === undefined) return;
    const { person } = galleryOf(channel.id);
    void submit({
      send: async (keyFor) => {
        const input = {
          ...firstTerms(channel, { person, consignments, locale }),
          workIds: [...gathered],
          from,
          until,
        };
        return makeConsignment({ input, idempotencyKey: keyFor(input) });
      },
      onDone: (made) => {
        reset();
        toast({ title: t("made") });
        onMade(made);
      },
      onError: (error) => showFailure(error, t("failed")),
    });
  }

  return {
    form,
    change,
    errors,
    isSending,
    make,
    close,
    hasChannels: channels !== undefined,
    galleries,
    gallery,
    here,
    free,
  };
}

function NewConsignment(props: NewConsignmentProps) {
  const t = useTranslations("consignments.make");
  const edit = useTranslations("consignments.edit");
  const galleryOf = useGalleries();
  const made = useNewConsignment(props);
  const { form, change, errors, galleries, here, free } = made;
  const picked = form.workIds;

  if (!made.hasChannels) return null;
  if (galleries.length === 0) return <p className="pt-5 text-2">{t("noGallery")}</p>;
  return (
    <Form errors={errors} onSubmit={made.make} className="pt-4">
      <div className="field-grid">
        <SelectField
          label={edit("time.gallery")}
          options={galleries.map(({ id }) => ({ value: id, label: galleryOf(id).name }))}
          value={made.gallery}
          onChange={(next) => change({ channelId: next })}
          placeholder={t("choose")}
          error={errors.channel && t("errors.channel")}
          className="col-span-full"
        />
        <TextField
          type="date"
          label={edit("time.from")}
          {...boundTo(form, change, "from")}
          error={errors.from && edit(`errors.${errors.from}`)}
        />
        <TextField
          type="date"
          label={edit("time.until")}
          {...boundTo(form, change, "until")}
          min={form.from}
          error={errors.until && edit(`errors.${errors.until}`)}
        />
      </div>
      <GatherWorks
        hereIds={here.map(({ id }) => id).filter((id) => !form.chosenIds.includes(id))}
        chosen={picked}
        onChange={(next) => change({ workIds: [...next] })}
      />
      {props.chosen.length === 0 && (
        <div className="pt-4">
          <WorksPicker
            works={[...here, ...free.filter((work) => !here.includes(work))]}
            chosen={picked}
            onChange={(next) => change({ workIds: [...next] })}
            label={edit("works.title")}
          />
        </div>
      )}
      {errors.works && (
        <p role="alert" className="pt-3 text-2 text-error">
          {edit(`errors.${errors.works}`, { most: consignmentLimits.works })}
        </p>
      )}
      <FormFoot cancel={t("cancel")} onCancel={made.close} isBusy={made.isSending}>
        {t(made.isSending ? "saving" : "save")}
      </FormFoot>
    </Form>
  );
}

function onlyOne([first, second]: readonly SalesChannel[]): string {
  return first !== undefined && second === undefined ? first.id : "";
}
