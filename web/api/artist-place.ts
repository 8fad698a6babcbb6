import type { User } from "#schema/artist/user.ts";
import type { Business } from "#schema/business/business.ts";
import { type ProvinceCode, provinceCodes, provinces } from "#schema/provinces.ts";
import { useBusiness } from "./business.ts";
import { useCurrentUser } from "./current-user.ts";

/** The place of the profile, as business details write it: ISO country, and in Canada a province's postal code. */
export function placeOfProfile({
  city,
  provinceState,
  country,
}: Pick<User, "city" | "provinceState" | "country">): Pick<
  Business,
  "city" | "region" | "country"
> {
  if (country === "Canada") {
    const code = provinceCodes.find((each) => provinces[each] === provinceState.trim());
    return { city, region: code ?? "", country: "CA" };
  }
  return { city, region: provinceState, country: country === null ? "" : "US" };
}

/** The province in which the artist works, by the business details or else by the profile; null outside Canada. */
export function useArtistProvince(): ProvinceCode | null {
  const { data: business } = useBusiness();
  const user = useCurrentUser();
  const entered = business?.region ? business : null;
  const place = entered ?? (user ? placeOfProfile(user) : null);
  if (place === null || (place.country !== "CA" && place.country !== "")) return null;
  return provinceCodes.find((code) => code === place.region) ?? null;
}
