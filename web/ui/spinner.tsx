/** Shown while the first answer is awaited (specification, section 2). */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid min-h-[60vh] place-items-center">
      <span className="size-8 animate-spin rounded-full border-2 border-rule border-t-ink motion-reduce:animate-none" />
    </div>
  );
}
