import type { ComponentProps } from "react";

/** How far something is; without a value, only that it is under way. */
export function ProgressBar({ className = "", ...props }: ComponentProps<"progress">) {
  return (
    <progress
      className={`block h-1 w-full appearance-none bg-rule [&::-moz-progress-bar]:bg-pigment [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-pigment ${className}`}
      {...props}
    />
  );
}
