import type { ComponentProps, ReactNode } from "react";

/** Drawn on 18 units with one line; always beside a word or inside a labelled button. */
export function Icon({
  children,
  className = "",
  ...props
}: ComponentProps<"svg"> & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={`size-4.5 flex-none ${className}`}
      {...props}
    >
      {children}
    </svg>
  );
}

export type IconProps = Omit<ComponentProps<"svg">, "children">;

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h10v7H4zM6 8.5V6a3 3 0 0 1 6 0v2.5" />
    </Icon>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 7 4 4 4-4" />
    </Icon>
  );
}

/** Half dark, half light: the theme. */
export function HalfIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="7.5" />
      <path d="M9 1.5a7.5 7.5 0 0 0 0 15z" fill="currentColor" />
    </Icon>
  );
}
