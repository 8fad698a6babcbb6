import { CalculatorForm } from "./calculator-form.tsx";
import type { CalculatorProps } from "./calculator-props.ts";

/** The Pricing Tool tab (specification, section 2). Each edited work, and the new one, has a form of its own. */
export function Calculator(props: CalculatorProps) {
  return <CalculatorForm key={props.work.artwork?.id ?? "new"} {...props} />;
}
