import type { MethodName } from "./method-lines.ts";

/** Each method has a dash of its own, which is read in black and white as well. */
export const methodStroke: Readonly<Record<MethodName, string>> = {
  squareInch: "stroke-2 [stroke-dasharray:1_5] [stroke-linecap:round]",
  linearInch: "stroke-[1.25px] [stroke-dasharray:9_4]",
  costPlus: "stroke-[1.25px] [stroke-dasharray:9_3_2_3]",
};

/** A sample of a method's line beside its switch. */
export function MethodKey({ name }: { readonly name: MethodName }) {
  return (
    <svg aria-hidden="true" width="40" height="12" className="ml-auto flex-none self-center">
      <path d="M1 6H39" className={`fill-none stroke-ink-2 ${methodStroke[name]}`} />
    </svg>
  );
}
