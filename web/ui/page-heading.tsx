import type { ComponentProps } from "react";

/** The one heading of a page's content. */
export function PageHeading({ className = "", ...props }: ComponentProps<"h1">) {
  return (
    <h1
      className={`display text-6 tracking-[-0.022em] outline-none max-md:text-page ${className}`}
      {...props}
    />
  );
}
