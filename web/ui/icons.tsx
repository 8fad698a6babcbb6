import type { ComponentProps, ReactNode } from "react";

/** Drawn on 18 units with one line; always beside a word or inside a labelled button. */
function Icon({
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

type IconProps = Omit<ComponentProps<"svg">, "children">;

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h10v7H4zM6 8.5V6a3 3 0 0 1 6 0v2.5" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 4 10 10M14 4 4 14" />
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

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 9.5 4 4 7-8.5" />
    </Icon>
  );
}

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 3v11.5M4.5 10 9 14.5l4.5-4.5" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 15V3.5M4.5 8 9 3.5 13.5 8" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props} fill="currentColor" stroke="none">
      <circle cx="3" cy="9" r="1.6" />
      <circle cx="9" cy="9" r="1.6" />
      <circle cx="15" cy="9" r="1.6" />
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
