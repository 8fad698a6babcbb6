import * as v from "valibot";
import { type Country, countrySchema } from "#schema/artist/profile.ts";
import { provinceCodes, provinces } from "#schema/provinces.ts";
import { recogniseLocation } from "./location.ts";

/** The input; each country keeps its own province or state while the other is chosen. */
export const locationDraftSchema = v.object({
  city: v.string(),
  country: countrySchema,
  provinceState: v.object({ Canada: v.string(), "United States": v.string() }),
});
export type LocationDraft = Readonly<v.InferOutput<typeof locationDraftSchema>>;

export function locationDraft(
  city: string,
  provinceState: string,
  country: Country,
): LocationDraft {
  const none = { Canada: "", "United States": "" };
  return normalizeLocation({
    city,
    country,
    provinceState: { ...none, [country]: provinceState },
  });
}

export function typeProvinceState(location: LocationDraft, text: string): LocationDraft {
  return {
    ...location,
    provinceState: { ...location.provinceState, [location.country]: text },
  };
}

/**
 * On leaving the field: a known province sets Canada and becomes its option, a known state sets United
 * States and stays as typed (specification, section 4).
 */
export function normalizeLocation(location: LocationDraft): LocationDraft {
  const typed = location.provinceState[location.country];
  const found = recogniseLocation(typed);
  if (found === null) return location;
  return {
    ...location,
    country: found.country,
    provinceState: {
      ...location.provinceState,
      [location.country]: "",
      [found.country]: found.country === "Canada" ? found.provinceState : typed,
    },
  };
}

/** The first part of the location that is missing; in Canada the province is one of the 13. */
export function missingLocationParts(location: LocationDraft): ("city" | "provinceState")[] {
  const text = location.provinceState[location.country].trim();
  const isFilled = location.country === "Canada" ? isProvince(text) : text !== "";
  return [
    ...(location.city.trim() === "" ? (["city"] as const) : []),
    ...(isFilled ? [] : (["provinceState"] as const)),
  ];
}

function isProvince(text: string): boolean {
  return provinceCodes.some((code) => provinces[code] === text);
}
