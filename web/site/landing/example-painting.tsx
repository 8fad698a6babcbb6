import lowTide from "./low-tide.jpg";
import lowTide480 from "./low-tide-480.webp";
import lowTide720 from "./low-tide-720.webp";
import lowTide1080 from "./low-tide-1080.webp";
import lowTide1600 from "./low-tide-1600.webp";

const widths = [
  `${lowTide480} 480w`,
  `${lowTide720} 720w`,
  `${lowTide1080} 1080w`,
  `${lowTide1600} 1600w`,
].join(", ");

/** The column's width: all of a narrow window, seven of thirteen parts of a wide one. */
const sizes = "(width < 56.3125rem) 92vw, min(46vw, 818px)";

export function ExamplePainting({ label }: { readonly label: string }) {
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
