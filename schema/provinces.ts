/** The 13 provinces and territories by postal code; a profile contains the name. */
export const provinces = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NT: "Northwest Territories",
  NS: "Nova Scotia",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Québec",
  SK: "Saskatchewan",
  YT: "Yukon",
} as const;

export type ProvinceCode = keyof typeof provinces;
export const provinceCodes = Object.keys(provinces) as ProvinceCode[];
