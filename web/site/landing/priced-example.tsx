import { useTranslations } from "use-intl";
import { defaultRates } from "#schema/currency.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { PriceBar } from "#web/features/artworks/calculator/breakdown/price-bar.tsx";
import { useFormat } from "#web/i18n/format.ts";
import lowTide from "./low-tide.jpg";
import lowTide480 from "./low-tide-480.webp";
import lowTide720 from "./low-tide-720.webp";
import lowTide1080 from "./low-tide-1080.webp";
import lowTide1600 from "./low-tide-1600.webp";

/** Priced by the calculation of the product, so that the label is always correct. */
const example = explainPrice(
  {
    careerStage: "established",
    weeklyHours: "0-5",
    salesHistory: "1-5k",
    education: ["bfa"],
    hourlyRate: 24,
    currency: "CAD",
  },
  {
    widthInches: 30,
    heightInches: 24,
    support: "canvas-0.75",
    medium: "oil",
    materialsCost: 86.4,
    hoursSpent: 18,
  },
  defaultRates,
  null,
);

export function PricedExample({ className }: { readonly className: string }) {
  const t = useTranslations("landing.example");
  const parts = useTranslations("breakdown");
  const format = useFormat();
  return (
    <figure className={className}>
      <ExamplePainting label={t("picture")} />
      <figcaption className="grid grid-cols-[1fr_auto] gap-x-3 pt-5 max-xs:grid-cols-1 md:gap-x-12 md:pt-7">
        <p className="work-title text-[1.1875rem] leading-7 md:text-4">{t("title")}</p>
        <p className="display text-[1.5rem] leading-7 xs:text-right md:text-5 md:leading-7">
          {format.money(example.totalCents, example.currency)}
        </p>
        <p className="text-1 text-ink-2 md:text-2">{t("facts")}</p>
        <p className="text-1 text-ink-2 xs:text-right md:text-2">{t("note")}</p>
        <div className="col-span-full pt-4">
          <PriceBar
            areaCents={example.areaCents}
            labourCents={example.labourCents}
            materialsCents={example.materialsCents}
            hoursSpent={example.hoursSpent}
            label={parts("label", {
              area: format.money(example.areaCents, example.currency),
              labour: format.money(example.labourCents, example.currency),
              materials: format.money(example.materialsCents, example.currency),
            })}
            isSmall
          />
          <HandNames />
        </div>
      </figcaption>
    </figure>
  );
}

/** Each name under its own part of the bar; the last one ends where the bar does. */
function HandNames() {
  const t = useTranslations("breakdown");
  const names = [
    { name: t("area.name"), cents: example.areaCents },
    { name: t("labour.name"), cents: example.labourCents },
    { name: t("materials.name"), cents: example.materialsCents },
  ];
  return (
    <p
      aria-hidden="true"
      className="flex gap-0.75 pt-1.5 text-1 text-ink-2 max-2xs:flex-wrap max-2xs:gap-x-4"
    >
      {names.map(({ name, cents }) => (
        <span
          key={name}
          className="flex min-w-0 basis-0 whitespace-nowrap last:justify-end max-2xs:grow-0! max-2xs:basis-auto"
          style={{ flexGrow: cents }}
        >
          {name}
        </span>
      ))}
    </p>
  );
}

const widths = [
  `${lowTide480} 480w`,
  `${lowTide720} 720w`,
  `${lowTide1080} 1080w`,
  `${lowTide1600} 1600w`,
].join(", ");

/** The column's width: all of a narrow window, seven of thirteen parts of a wide one. */
const sizes = "(width < 56.3125rem) 92vw, min(46vw, 818px)";

function ExamplePainting({ label }: { readonly label: string }) {
  return (
    <picture>
      <source type="image/webp" srcSet={widths} sizes={sizes} />
      <img
        src={lowTide}
        alt={label}
        width={1600}
        height={1280}
        fetchPriority="high"
        className="h-auto w-full shadow-picture"
      />
    </picture>
  );
}
