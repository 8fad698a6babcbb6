import type { Currency } from "#schema/currency.ts";
import { addWords } from "#web/i18n/parts.ts";
import { ChannelsSection } from "./channels/channels-section.tsx";
import { ContradictionsSection } from "./contradictions/contradictions-section.tsx";
import { NextSection } from "./next/next-section.tsx";
import type { PrintableList } from "./print/printed-rows.ts";
import { TableSection } from "./table/table-section.tsx";
import { useSectionAddress } from "./use-section-address.ts";
import type { PriceListSectionProps } from "./view.ts";

addWords("priceList");

interface LowerSectionsProps extends PriceListSectionProps {
  readonly onChannels: (currency: Currency) => void;
  readonly onDocument: (lists: readonly PrintableList[]) => void;
}

/** The sections below the curve. */
export function LowerSections({ onChannels, onDocument, ...props }: LowerSectionsProps) {
  useSectionAddress();
  return (
    <>
      <ContradictionsSection {...props} />
      <TableSection {...props} onDocument={onDocument} />
      <ChannelsSection view={props.view} onEdit={() => onChannels(props.view.settings.currency)} />
      <NextSection {...props} />
    </>
  );
}
