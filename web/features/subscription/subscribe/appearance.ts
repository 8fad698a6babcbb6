import type { Appearance } from "@stripe/stripe-js";

/** Stripe's form lives in a frame that our style sheet does not reach: it gets the tokens' values. */
export function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: "flat",
    variables: {
      colorPrimary: token("--accent"),
      colorBackground: token("--paper"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-2"),
      colorTextPlaceholder: token("--ink-locked"),
      colorDanger: token("--error"),
      // The self-hosted faces cannot be read from Stripe's origin.
      fontFamily: '"Gill Sans", "Segoe UI", sans-serif',
      fontSizeBase: "17px",
      fontSizeSm: "15px",
      borderRadius: "0px",
      gridRowSpacing: "20px",
      gridColumnSpacing: "24px",
    },
    rules: {
      ".Input": {
        backgroundColor: "transparent",
        borderBottom: `1px solid ${token("--rule-2")}`,
        boxShadow: "none",
        padding: "9px 0",
      },
      ".Input:focus": {
        borderBottomColor: token("--accent"),
        boxShadow: `0 1px 0 ${token("--accent")}`,
      },
      ".Input--invalid": {
        borderBottomColor: token("--error"),
        boxShadow: `0 1px 0 ${token("--error")}`,
      },
      ".Label": { color: token("--ink-2") },
      ".Tab": { border: `1px solid ${token("--rule-2")}`, backgroundColor: "transparent" },
      ".Tab--selected": {
        border: `2px solid ${token("--ink")}`,
        color: token("--ink"),
        backgroundColor: "transparent",
      },
    },
  };
}
