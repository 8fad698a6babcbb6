import { useState } from "react";
import { useParams } from "wouter";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { appPaths } from "#schema/page-paths.ts";
import { useChannels } from "#web/api/channels.ts";
import { PersonPage } from "#web/features/people/person/person-page.tsx";
import { RecordSale } from "#web/features/sales/sale/record-sale.tsx";
import { GuardedParts } from "#web/forms/guarded-parts.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { useRates } from "#web/works/rates.ts";
import { useArtworks } from "#web/works/use-artworks.ts";
import type { PageProps } from "./page-props.ts";
import { usePrintDialog } from "./use-print-dialog.tsx";

addWords("people");
addWords("sales");

/** A person's page, with the dialogs that record a sale to them and print their invoices. */
export function Page({ user, onUpgrade }: PageProps) {
  const { id } = useParams<typeof appPaths.person>();
  const { data: works } = useArtworks();
  const { data: channels } = useChannels();
  const { rates } = useRates();
  const print = usePrintDialog(user);
  const [isRecording, setRecording] = useState(false);
  return (
    <GuardedParts>
      <PersonPage
        id={id}
        user={user}
        onUpgrade={onUpgrade}
        onRecordSale={() => setRecording(true)}
        onPrint={(invoice: Invoice) => print.open({ kind: "invoice", invoice })}
      />
      {works && channels && (
        <RecordSale
          works={works}
          channels={channels}
          rates={rates}
          userId={user.id}
          isOpen={isRecording}
          onClose={() => setRecording(false)}
        />
      )}
      {print.dialog}
    </GuardedParts>
  );
}
