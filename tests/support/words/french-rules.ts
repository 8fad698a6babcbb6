const space = "[\\u00a0\\u202f]";

/** How Québec sets French: each rule with what breaks it. */
export const frenchRules: readonly (readonly [string, RegExp])[] = [
  ["a no-break space before a colon", new RegExp(`(?<!${space}):`)],
  ["no space before ; ! ?", /\s[;!?]/],
  ["no-break spaces inside « »", new RegExp(`«(?!${space})|(?<!${space})»`)],
  ["a no-break space before % and $", /[\d#}] ?[%$]/],
  ["a typographic apostrophe", /'/],
  ["an ellipsis of one sign", /\.\.\./],
  ["what a work is made in is its technique", /médium/i],
  ["a comma for the decimal sign, but in the number of an act", /(?<!\bS-\d*)\d\.\d/],
  ["a no-break space before a unit", /[\d}] (?:po|pouces|cm|h)(?![\p{L}])/u],
  ["no-break spaces beside a times sign", /× |(?<=[\d}]) ×/],
];
