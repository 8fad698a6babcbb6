import { useLoadingLabel } from "#web/browser/part-messages.ts";

/** Shown while the application is loading (specification, section 2). */
export function Spinner({ label }: { readonly label?: string }) {
  const loading = useLoadingLabel();
  return (
    <div
      role="status"
      aria-label={label ?? loading}
      className="grid min-h-[60vh] place-items-center"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className="size-8 animate-spin fill-none stroke-2 motion-reduce:animate-none"
      >
        <circle cx="16" cy="16" r="15" className="stroke-rule" />
        <path d="M5.4 5.4a15 15 0 0 1 21.2 0" className="stroke-ink" />
      </svg>
    </div>
  );
}
