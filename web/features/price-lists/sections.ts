/** The sections of the page in order, with the last part of their address and the names of their words. */
export const sections = [
  { id: "curve", words: "curve" },
  { id: "contradictions", words: "contradictions" },
  { id: "list", words: "table" },
  { id: "channels", words: "channels" },
  { id: "next", words: "next" },
] as const;
export type SectionId = (typeof sections)[number]["id"];

/** The section that an address names, such as `#list`, or `#table` by its other name. */
export function sectionAt(hash: string): SectionId | null {
  const name = hash === "#table" ? "list" : hash.slice(1);
  return sections.find(({ id }) => id === name)?.id ?? null;
}

/** The id of a section's heading, which gets the focus at its address. */
export function headingId(id: SectionId): string {
  return `${id}-heading`;
}

/** For what is left out on paper where lists are printed, within a `group/page`. */
export const hiddenByPrintedLists = "print:group-has-[[data-printed-list]]/page:hidden";
