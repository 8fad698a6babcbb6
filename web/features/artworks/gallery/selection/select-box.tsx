import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { CheckIcon } from "#web/ui/more-icons.tsx";

interface SelectBoxProps {
  readonly artwork: Artwork;
  readonly isSelected: boolean;
  readonly onSelect: (id: string, isRange: boolean) => void;
}

/** In place of a work's actions while works are selected, and as high. */
export function SelectBox({ artwork, isSelected, onSelect }: SelectBoxProps) {
  const t = useTranslations("gallery.select");
  return (
    <span className="target relative ml-auto grid w-11 place-items-center">
      <input
        type="checkbox"
        aria-label={t("box", { title: artwork.title })}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onSelect(artwork.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-6 appearance-none border border-ink-2 bg-paper checked:border-pigment checked:bg-pigment"
      />
      {isSelected && (
        <CheckIcon
          strokeWidth="2"
          className="pointer-events-none absolute size-4.5 text-on-pigment"
        />
      )}
    </span>
  );
}
