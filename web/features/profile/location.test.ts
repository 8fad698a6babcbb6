import { expect, test } from "vitest";
import { provinceCodes, provinces } from "#schema/provinces.ts";
import { recogniseLocation } from "./location.ts";

const canada = (provinceState: string) => ({ country: "Canada", provinceState });
const unitedStates = (provinceState: string) => ({ country: "United States", provinceState });

test("S4.089 every province and territory is recognised by name and abbreviation", () => {
  expect(provinceCodes).toHaveLength(13);
  for (const code of provinceCodes) {
    expect(recogniseLocation(code)).toEqual(canada(provinces[code]));
    expect(recogniseLocation(provinces[code])).toEqual(canada(provinces[code]));
  }
});

test.each([
  ["quebec", "Québec"],
  ["QUÉBEC", "Québec"],
  ["P.Q.", "Québec"],
  [" ont. ", "Ontario"],
  ["B.C.", "British Columbia"],
  ["PEI", "Prince Edward Island"],
  ["ile-du-prince-edouard", "Prince Edward Island"],
  ["newfoundland", "Newfoundland and Labrador"],
  ["Alb.", "Alberta"],
  ["C.-B.", "British Columbia"],
  ["N.-B.", "New Brunswick"],
  ["N.-É.", "Nova Scotia"],
  ["NÉ", "Nova Scotia"],
  ["Nun.", "Nunavut"],
  ["Î.-P.-É.", "Prince Edward Island"],
  ["T.-N.-L.", "Newfoundland and Labrador"],
  ["T.N.-O.", "Northwest Territories"],
  ["Yn", "Yukon"],
  ["prince  edward island", "Prince Edward Island"],
])("S4.089 %j names a Canadian province", (text, province) => {
  expect(recogniseLocation(text)).toEqual(canada(province));
});

test.each([
  ["Texas", "Texas"],
  ["tx", "Texas"],
  ["N.Y.", "New York"],
  ["new  york", "New York"],
  ["CA", "California"],
  ["D.C.", "District of Columbia"],
  ["Washington, D.C.", "District of Columbia"],
  ["Washington", "Washington"],
])("S4.090 %j names an American state", (text, state) => {
  expect(recogniseLocation(text)).toEqual(unitedStates(state));
});

test.each(["", "  ", "Onta", "Texas City", "Bavaria", "constructor", "Canada"])(
  "%j is no province and no state",
  (text) => {
    expect(recogniseLocation(text)).toBeNull();
  },
);

test("no abbreviation is that of a province and of a state", () => {
  const american =
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
  for (const code of american.split(" ")) {
    expect(recogniseLocation(code)?.country).toBe("United States");
  }
});
