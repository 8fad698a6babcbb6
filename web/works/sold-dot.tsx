interface SoldDotProps {
  readonly className?: string;
}

/** The museum's dot, beside a word that says the same. A border is printed, a background is not. */
export function SoldDot({ className = "size-2.75 border-[5.5px]" }: SoldDotProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block flex-none rounded-full border-sold ${className}`}
    />
  );
}
