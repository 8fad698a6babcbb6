/** The selected works with this one added, or without it. */
export function toggleWork(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * As `toggleWork`, for all works between the one that was toggled last and this one, in the order in which they are
 * shown. All of them become what this one becomes; where the last one is not shown, this one alone.
 */
export function toggleRange(
  selected: ReadonlySet<string>,
  shown: readonly string[],
  last: string | null,
  id: string,
): ReadonlySet<string> {
  const from = last === null ? -1 : shown.indexOf(last);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return toggleWork(selected, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const each of range) {
    if (selected.has(id)) next.delete(each);
    else next.add(each);
  }
  return next;
}

interface Identified {
  readonly id: string;
}

/** The selected works in the order in which they are shown, then those that a filter hides. */
export function selectedWorks<Work extends Identified>(
  selected: ReadonlySet<string>,
  shown: readonly Work[],
  all: readonly Work[],
): { readonly works: readonly Work[]; readonly hidden: number } {
  const isSelected = ({ id }: Identified) => selected.has(id);
  const inView = shown.filter(isSelected);
  const isShown = new Set(inView.map(({ id }) => id));
  const outOfView = all.filter((work) => isSelected(work) && !isShown.has(work.id));
  return { works: [...inView, ...outOfView], hidden: outOfView.length };
}
