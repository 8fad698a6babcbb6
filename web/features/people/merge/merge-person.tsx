import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { UndoableMerge } from "#schema/people/merge.ts";
import type { Person } from "#schema/people/person.ts";
import { useConnection } from "#web/browser/connection.ts";
import { TextButton } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy.tsx";
import type { DealingsSource } from "../dealings.ts";
import { mergeDialog } from "../lazy-dialogs.ts";
import { mergesQuery } from "../queries.ts";
import { findDuplicateOf } from "./merge-form.ts";
import { useUndoMerge } from "./use-merge.ts";

interface MergePersonProps {
  readonly person: Person;
  readonly source: DealingsSource;
}

/** Merges somebody into the person, at first whoever may be the same. */
export function MergePerson({ person, source }: MergePersonProps) {
  const t = useTranslations("people.merge");
  const isConnected = useConnection();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { people } = source;
  const other = useMemo(() => findDuplicateOf(person, people), [person, people]);
  return (
    <>
      <TextButton
        aria-disabled={!isConnected || undefined}
        onClick={() => isConnected && setOpen(true)}
      >
        {t("button")}
      </TextButton>
      <LazyDialog part={mergeDialog} isOpen={isOpen} onClose={close}>
        {({ MergeDialog }) => (
          <MergeDialog
            isOpen={isOpen}
            person={person}
            other={other}
            source={source}
            onClose={close}
          />
        )}
      </LazyDialog>
    </>
  );
}

/** Offers, as long as that is possible, to undo the merges that brought others into the person. */
export function UndoMerges({ person }: { readonly person: Person }) {
  const { data: merges = [] } = useQuery(mergesQuery);
  return merges
    .filter(({ into }) => into === person.id)
    .map((merge) => <UndoMerge key={merge.id} merge={merge} />);
}

function UndoMerge({ merge }: { readonly merge: UndoableMerge }) {
  const t = useTranslations("people.merge");
  const isConnected = useConnection();
  const { undo, isSending } = useUndoMerge();
  const isReady = isConnected && !isSending;
  return (
    <TextButton aria-disabled={!isReady || undefined} onClick={() => isReady && undo(merge)}>
      {t("undoWith", { name: merge.name })}
    </TextButton>
  );
}
