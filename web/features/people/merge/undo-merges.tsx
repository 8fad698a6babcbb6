import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { UndoableMerge } from "#schema/people/merge.ts";
import type { Person } from "#schema/people/person.ts";
import { useConnection } from "#web/browser/connection.ts";
import { TextButton } from "#web/ui/button.tsx";
import { mergesQuery } from "../queries.ts";
import { useUndoMerge } from "./use-merge.ts";

/** Offers, as long as that is possible, to undo the merges that brought others into the person. */
export function UndoMerges({ person }: { readonly person: Person }) {
  const { data: merges = [] } = useQuery(mergesQuery);
  return merges
    .filter(({ into }) => into === person.id)
    .map((merge) => <UndoMerge key={merge.id} merge={merge} />);
}

function UndoMerge({ merge: { id, name } }: { readonly merge: UndoableMerge }) {
  const t = useTranslations("people.merge");
  const isConnected = useConnection();
  const { undo, isSending } = useUndoMerge();
  const isReady = isConnected && !isSending;
  return (
    <TextButton aria-disabled={!isReady || undefined} onClick={() => isReady && undo(id)}>
      {t("undoWith", { name })}
    </TextButton>
  );
}
