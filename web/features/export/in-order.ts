/**
 * Loads items in their order, a few at a time: the next is begun when the first of those under way has been used, so that no
 * more than `atOnce` are in memory.
 */
export async function* inOrder<Item, Loaded>(
  items: readonly Item[],
  atOnce: number,
  load: (item: Item) => Promise<Loaded>,
): AsyncGenerator<Loaded> {
  const begun: Promise<Loaded>[] = [];
  let next = 0;
  function begin(): void {
    const item = items[next];
    if (item === undefined) return;
    next += 1;
    const loading = load(item);
    // Its failure is thrown when its turn comes.
    loading.catch(() => undefined);
    begun.push(loading);
  }
  for (let count = 0; count < atOnce; count += 1) begin();
  for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
    yield await first;
    begin();
  }
}
