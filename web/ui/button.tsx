import type { ComponentProps } from "react";

const looks = {
  filled: "bg-pigment text-on-pigment hover:bg-pigment-deep aria-disabled:bg-transparent",
  outlined: "inset-ring inset-ring-ink hover:inset-ring-2",
  danger: "inset-ring inset-ring-error text-error hover:inset-ring-2",
} as const;

const locked =
  "aria-disabled:text-ink-locked aria-disabled:inset-ring aria-disabled:inset-ring-rule-2 aria-disabled:hover:inset-ring";
const busy =
  "aria-busy:opacity-70 aria-busy:bg-pigment aria-busy:text-on-pigment aria-busy:inset-ring-0";

interface ButtonProps extends ComponentProps<"button"> {
  /** `filled` is the one main action in view. */
  readonly look?: keyof typeof looks;
  /** Looks and announces disabled, but can be pressed, so that pressing it can say why. */
  readonly isDisabled?: boolean;
  /** Work is under way; the label says which. */
  readonly isBusy?: boolean;
}

export function Button({
  look = "outlined",
  isDisabled = false,
  isBusy = false,
  className = "",
  type = "button",
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isDisabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`inline-flex min-h-12 items-center justify-center gap-2.5 px-7 text-2 font-strong transition-[background-color,box-shadow] duration-(--fast) ease-calm ${looks[look]} ${locked} ${look === "filled" ? busy : ""} ${className}`}
      {...props}
    />
  );
}

interface TextButtonProps extends ComponentProps<"button"> {
  readonly isDanger?: boolean;
}

/** An action as a word with a line under it. */
export function TextButton({
  isDanger = false,
  className = "",
  type = "button",
  children,
  ...props
}: TextButtonProps) {
  return (
    <button
      type={type}
      className={`group target inline-flex items-center gap-2 text-2 aria-disabled:text-ink-locked ${isDanger ? "text-error" : ""} ${className}`}
      {...props}
    >
      <span className="underlined">{children}</span>
    </button>
  );
}
