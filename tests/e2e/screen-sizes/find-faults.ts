/**
 * Everything of the open screen, or of the dialog over it, that is wider than the window, cut off, over something else,
 * or too small for a finger. Runs in the page.
 */
export function findFaults(): string[] {
  const windowWidth = document.documentElement.clientWidth;
  /** Lines are higher than their letters; half a pixel is rounding. */
  const tolerance = 1;
  const leastTarget = 24;
  const faults = new Set<string>();

  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].filter(
    isVisible,
  );
  const root = dialogs.at(-1) ?? document.body;

  interface Box {
    readonly element: Element;
    readonly name: string;
    readonly rect: DOMRect;
    readonly isText: boolean;
  }

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  }

  function isForReadersOnly(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clip, clipPath, position } = getComputedStyle(at);
      if (position === "absolute" && (clip !== "auto" || clipPath === "inset(50%)")) return true;
      if (position === "fixed" && at.getBoundingClientRect().bottom <= 0) return true;
    }
    return false;
  }

  function nameOf(element: Element, text = element.textContent ?? ""): string {
    const role = element.getAttribute("role") ?? element.tagName.toLowerCase();
    const words = (element.getAttribute("aria-label") ?? text).trim().replaceAll(/\s+/g, " ");
    return `${role} “${words.slice(0, 50)}”`;
  }

  function collectText(): Box[] {
    const boxes: Box[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (element === null || text.trim() === "" || !isVisible(element)) continue;
      if (
        isForReadersOnly(element) ||
        Number.parseFloat(getComputedStyle(element).fontSize) === 0
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        boxes.push({ element, name: nameOf(element, text), rect, isText: true });
      }
    }
    return boxes;
  }

  function collectThings(): Box[] {
    const things = "a[href], button, input, select, textarea, img, canvas, [role=img]";
    return [...root.querySelectorAll(things)]
      .filter((element) => isVisible(element) && !isForReadersOnly(element))
      .map((element) => ({
        element,
        name: nameOf(element),
        rect: element.getBoundingClientRect(),
        isText: false,
      }))
      .filter(({ rect }) => rect.width > 0);
  }

  /** What can be seen of a box; whatever is cut off it for good is a fault. */
  function visiblePart({ element, name, rect, isText }: Box): DOMRect | null {
    let { left, right, top, bottom } = rect;
    let isFixed = false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (isFixed && style.position === "static") continue;
      const edge = at.getBoundingClientRect();
      const scrollsAcross = /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth;
      const cutsAcross = /hidden|clip/.test(style.overflowX) && at !== document.body;
      const cutsDown = /hidden|clip/.test(style.overflowY) && at !== document.body;
      if (at !== element || isText) {
        if (cutsAcross && (right > edge.right + tolerance || left < edge.left - tolerance)) {
          const isShortened = style.textOverflow === "ellipsis" && at.closest("[title]") !== null;
          if (isText && !isShortened) faults.add(`cut at its side: ${name}`);
        }
        // The first and the last line reach beyond a box by what their letters do not need.
        const spare = rect.height / 4;
        const isClamped = style.webkitLineClamp !== "none" && at.closest("[title]") !== null;
        if (
          isText &&
          cutsDown &&
          !isClamped &&
          (bottom > edge.bottom + spare || top < edge.top - spare)
        ) {
          faults.add(`cut below or above: ${name}`);
        }
        if (scrollsAcross || cutsAcross) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (cutsDown || /auto|scroll/.test(style.overflowY)) {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
      }
      if (scrollsAcross && !mayScroll(at)) faults.add(`scrolls sideways: ${nameOf(at)}`);
      if (style.position === "fixed") isFixed = true;
    }
    if (right <= left || bottom <= top) return null;
    if (right > windowWidth + tolerance) faults.add(`beyond the right edge: ${name}`);
    if (left < -tolerance) faults.add(`beyond the left edge: ${name}`);
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** A row of places, or a table that people can scroll by keyboard too. */
  function mayScroll(scroller: Element): boolean {
    if (scroller instanceof HTMLInputElement || scroller instanceof HTMLTextAreaElement)
      return true;
    return scroller.closest("nav, [role=tablist]") !== null || scroller.matches("[tabindex='0']");
  }

  /** What scrolls on its own may pass over what does not. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  }

  function findOverlaps(boxes: readonly (Box & { readonly part: DOMRect })[]): void {
    const sorted = boxes
      .map((box) => ({ ...box, layer: layerOf(box.element) }))
      .toSorted((one, other) => one.part.top - other.part.top);
    for (const [at, one] of sorted.entries()) {
      for (const other of sorted.slice(at + 1)) {
        const [high, low] = [one.part, other.part];
        if (low.top >= high.bottom) break;
        if (one.layer !== other.layer || one.element === other.element) continue;
        const across = Math.min(high.right, low.right) - Math.max(high.left, low.left);
        const down = Math.min(high.bottom, low.bottom) - low.top;
        if (across > 2 && down > Math.min(high.height, low.height) / 2) {
          faults.add(`one over the other: ${one.name} and ${other.name}`);
        }
      }
    }
  }

  function findSmallTargets(): void {
    for (const element of root.querySelectorAll("a[href], button, [role=radio], input, select")) {
      if (!isVisible(element) || isForReadersOnly(element)) continue;
      if (element.closest("[aria-hidden=true]") !== null) continue;
      // A link within a sentence is as high as its line.
      const isInSentence =
        getComputedStyle(element).display === "inline" &&
        element.parentElement?.textContent !== element.textContent;
      if (isInSentence) continue;
      const rects = [
        element,
        ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
      ];
      const { width, height } = rects
        .map((part) => part.getBoundingClientRect())
        .reduce((one, other) => {
          const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
          const [right, bottom] = [
            Math.max(one.right, other.right),
            Math.max(one.bottom, other.bottom),
          ];
          return new DOMRect(left, top, right - left, bottom - top);
        });
      if (width < leastTarget - 0.5 || height < leastTarget - 0.5) {
        faults.add(
          `a target of ${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`,
        );
      }
    }
  }

  /** A control in a row may be narrower than its words. */
  function findWordsBeyondControls(boxes: readonly Box[]): void {
    for (const { element, name, rect } of boxes) {
      const control = element.closest("a[href], button, [role=radio]");
      if (control === null) continue;
      const { left, right } = control.getBoundingClientRect();
      if (rect.right > right + tolerance || rect.left < left - tolerance) {
        faults.add(`beyond its control: ${name}`);
      }
    }
  }

  if (document.documentElement.scrollWidth > window.innerWidth) {
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  const texts = collectText().flatMap((box) => {
    const part = visiblePart(box);
    return part === null ? [] : [{ ...box, part }];
  });
  for (const thing of collectThings()) visiblePart(thing);
  findOverlaps(texts);
  findWordsBeyondControls(texts);
  findSmallTargets();
  return [...faults];
}
