import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Person } from "#schema/people/person.ts";
import { useConnection } from "#web/browser/connection.ts";
import { TextButton } from "#web/ui/button.tsx";
import type { DealingsSource } from "../dealings.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { findDuplicateOf } from "./merge-form.ts";

interface MergePersonProps {
  readonly person: Person;
  readonly source: DealingsSource;
}

/** Merges somebody into the person, at first whoever may be the same. */
export function MergePerson({ person, source }: MergePersonProps) {
  const t = useTranslations("people.merge");
  const isConnected = useConnection();
  const [isOpen, setOpen] = useState(false);
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
      <MergeDialog
        isOpen={isOpen}
        person={person}
        other={other}
        source={source}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
