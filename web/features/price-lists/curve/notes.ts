import { assumedExponent, type Curve, pullsOf } from "#schema/price-lists/curve.ts";
import { exponentLimits } from "#schema/price-lists/power-law.ts";
import type { PriceListView } from "../view.ts";

/** What the drawing does not say by itself. */
type CurveNote =
  | { readonly kind: "oneSize" }
  | { readonly kind: "twoSizes" }
  | { readonly kind: "slow" }
  | { readonly kind: "fast" };

/** What a curve assumes, and where it is held back. */
export function notesOn(curve: Curve): CurveNote[] {
  const { basis, isExponentLimited, exponent } = curve;
  return [
    ...(basis === "assumed"
      ? [{ kind: exponent === assumedExponent ? "oneSize" : "twoSizes" } as const]
      : []),
    ...(isExponentLimited
      ? [{ kind: exponent === exponentLimits.minimum ? "slow" : "fast" } as const]
      : []),
  ];
}

/** How many times as much twice the area costs, to a tenth. */
export function timesForDouble({ exponent }: Pick<Curve, "exponent">): number {
  return Math.round(10 * 2 ** exponent) / 10;
}

type Basis = Pick<PriceListView, "medium" | "settings" | "draft" | "latest">;

/** What the curve of the medium in focus follows: prices set by the artist, a published list, or the works. */
export function basisOf(basis: Basis): "anchors" | "list" | "works" {
  if (basis.settings.anchors.some(({ medium }) => medium === basis.medium)) return "anchors";
  return followsPublished(basis) ? "list" : "works";
}

/** Whether it has its shape from the published list before, and not from the works. */
function followsPublished({ medium, settings, draft, latest }: Basis): boolean {
  if (medium === null || latest?.curves?.[medium] === undefined) return false;
  return draft === null || settings.startsFrom === "list";
}

/** A work on offer that pulls the curve of the medium in focus. */
interface WorkPull {
  readonly workId: string;
  /** The curve's price at its size, as a multiple of what it would be without the work. */
  readonly factor: number;
}

/** The works on offer that pull the curve of the medium in focus, the strongest first. */
export function pullingWorks(view: Basis & Pick<PriceListView, "points">): readonly WorkPull[] {
  const { medium, points } = view;
  if (medium === null || basisOf(view) !== "works") return [];
  const works = points.get(medium) ?? [];
  return pullsOf(works).flatMap(({ index, factor }) => {
    const workId = works[index]?.workId;
    return workId === undefined ? [] : [{ workId, factor }];
  });
}

/**
 * The ids of the works that the curve of the medium in focus passes by, because their price is far from all others. A
 * curve that was published earlier does not say whose they were.
 */
export function outlierIds(
  view: Basis & Pick<PriceListView, "curves" | "points">,
): readonly string[] {
  const { medium, curves, points, settings } = view;
  const curve = medium === null ? undefined : curves[medium];
  if (medium === null || curve === undefined || followsPublished(view)) return [];
  const anchors = settings.anchors.filter((anchor) => anchor.medium === medium).length;
  const works = points.get(medium) ?? [];
  return curve.outliers.flatMap((index) => works[index - anchors]?.workId ?? []);
}
