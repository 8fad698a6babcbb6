import type { ComponentProps } from "react";

export function ToastButton({ children, ...props }: ComponentProps<"button">) {
  return (
    <button {...props} type="button" className="group target justify-self-start">
      <span className="underlined decoration-current">{children}</span>
    </button>
  );
}
