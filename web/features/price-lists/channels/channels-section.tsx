import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { type Medium, media } from "#schema/artworks/media.ts";
import { type FaceSize, sizeKey } from "#schema/price-lists/sizes.ts";
import { TextButton } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { ListSection } from "../list-section.tsx";
import { useSizeName } from "../use-size-name.ts";
import type { PriceListView } from "../view.ts";
import { ChannelBars } from "./channel-bars.tsx";
import { figuresFor } from "./channel-figures.ts";
import { ChannelWords } from "./channel-words.tsx";
import { FloorTable } from "./floor-table.tsx";
import { sizeChoice } from "./own-work.ts";

interface ChannelsSectionProps {
  readonly view: PriceListView;
  /** Opens the dialog in which the channels are changed. */
  readonly onEdit: () => void;
}

/** What the list's price of a size leaves the artist in each channel. */
export function ChannelsSection({ view, onEdit }: ChannelsSectionProps) {
  const t = useTranslations("priceList.channels");
  const [chosenMedium, setMedium] = useState<Medium | null>(null);
  const [chosenSize, setSize] = useState<string | null>(null);
  const { curves, works, units } = view;
  const inUse = media.filter((each) => curves[each] !== undefined);
  const medium = chosenMedium !== null && inUse.includes(chosenMedium) ? chosenMedium : view.medium;
  const choice = useMemo(() => medium && sizeChoice(works, medium, units), [works, medium, units]);
  const size =
    choice && (choice.sizes.find((each) => sizeKey(each) === chosenSize) ?? choice.initial);
  const figures = medium && size ? figuresFor(view, medium, size) : null;
  return (
    <ListSection
      id="channels"
      heading={t("heading")}
      side={
        <>
          <p className="pt-2 text-2 text-ink-2">{t("lead")}</p>
          {medium && choice && size && (
            <Choice
              inUse={inUse}
              medium={medium}
              size={size}
              units={units}
              sizes={choice.sizes}
              onMedium={setMedium}
              onSize={setSize}
            />
          )}
          {figures ? (
            <ChannelWords figures={figures} view={view} />
          ) : (
            <p className="pt-5 text-2 text-ink-2">{t("noPrice")}</p>
          )}
          <TextButton onClick={onEdit} className="mt-3 print:hidden">
            {t("edit")}
          </TextButton>
        </>
      }
    >
      {figures && (
        <>
          <ChannelBars figures={figures} currency={view.settings.currency} />
          {figures.work && <FloorTable figures={figures} currency={view.settings.currency} />}
        </>
      )}
    </ListSection>
  );
}

interface ChoiceProps {
  readonly inUse: readonly Medium[];
  readonly medium: Medium;
  readonly sizes: readonly FaceSize[];
  readonly size: FaceSize;
  readonly units: PriceListView["units"];
  readonly onMedium: (medium: Medium) => void;
  readonly onSize: (key: string) => void;
}

function Choice({ inUse, medium, sizes, size, units, onMedium, onSize }: ChoiceProps) {
  const t = useTranslations("priceList.channels");
  const mediumName = useTranslations("choices.medium");
  const sizeName = useSizeName(units);
  return (
    <div className="grid grid-cols-2 gap-x-5 pt-6">
      <SelectField
        label={t(units === "metric" ? "sizeMetric" : "size")}
        value={sizeKey(size)}
        options={sizes.map((each) => ({ value: sizeKey(each), label: sizeName(each) }))}
        onChange={onSize}
      />
      <SelectField
        label={t("medium")}
        value={medium}
        options={inUse.map((value) => ({ value, label: mediumName(value) }))}
        onChange={onMedium}
      />
    </div>
  );
}
