import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { foldText } from "#schema/fold-text.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ArtworkPicture } from "./artwork-picture.tsx";
import { workTitle } from "./work-title.tsx";

addWords("links");

/** From so many works on they can be searched. */
const worksWithSearch = 8;

interface WorksPickerProps {
  readonly works: readonly Artwork[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly label: string;
}

/** Works to choose from, in the order in which they are chosen. */
export function WorksPicker({ works, chosen, onChange, label }: WorksPickerProps) {
  const t = useTranslations("links.room.add");
  const [search, setSearch] = useState("");
  const words = foldText(search);
  const found = works.filter(({ title }) => foldText(title).includes(words));
  return (
    <>
      {works.length >= worksWithSearch && (
        <TextField
          label={t("search")}
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
          className="pt-4"
        />
      )}
      <fieldset className="max-h-96 overflow-y-auto pt-2">
        <legend className="sr-only">{label}</legend>
        {found.length === 0 && <p className="py-3 text-2 text-ink-2">{t("found")}</p>}
        {found.map((work) => {
          const { id, width, height } = work;
          const scale = Math.min(56 / width, 44 / height);
          return (
            <div
              key={id}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-rule"
            >
              <div aria-hidden="true" className="grid h-16 place-items-center bg-wall">
                <ArtworkPicture
                  key={work.imageUrl}
                  artwork={work}
                  width={`${Math.round(width * scale)}px`}
                />
              </div>
              <Checkbox
                label={workTitle(work.title)}
                isChecked={chosen.includes(id)}
                onChange={(isChecked) =>
                  onChange(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
