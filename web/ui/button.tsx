import type { ComponentProps } from "react";

const variants = {
  filled: "bg-pigment text-on-pigment hover:bg-pigment-deep",
  outlined: "inset-ring inset-ring-ink hover:inset-ring-2",
  danger: "inset-ring inset-ring-error text-error hover:inset-ring-2",
} as const;

const locked = "text-ink-locked inset-ring inset-ring-rule-2";

const shape =
  "inline-flex min-h-12 items-center justify-center gap-2.5 px-7 py-2 text-2 font-strong transition-[background-color,box-shadow] duration-(--fast) ease-calm aria-busy:opacity-70";

/** For a link with the role of a button. */
export function buttonVariant(variant: keyof typeof variants): string {
  return `${shape} ${variants[variant]}`;
}

interface ButtonProps extends ComponentProps<"button"> {
  /** `filled` is the one main action in view. */
  readonly variant?: keyof typeof variants;
  /** Appears and is announced as disabled, but can be clicked, which shows the reason. */
  readonly isDisabled?: boolean;
  /** The action is in progress; the label says which. */
  readonly isBusy?: boolean;
}

export function Button({
  variant = "outlined",
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
      className={`${isDisabled && !isBusy ? `${shape} ${locked}` : buttonVariant(variant)} ${className}`}
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
