import { Icon, type IconProps } from "./icons.tsx";

// Those that the first view does without.

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 4 10 10M14 4 4 14" />
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

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 9H3.5M8 4.5 3.5 9 8 13.5" />
    </Icon>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 9h11.5M10 4.5l4.5 4.5-4.5 4.5" />
    </Icon>
  );
}
