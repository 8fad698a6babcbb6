import type { ReactNode } from "react";

interface FactRowsProps {
  /** What each is called, and what it is; rows that are empty are left out. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts on lines of their own, each with its name. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <dl className="pt-3 text-2">
      {rows
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] gap-x-4 border-b border-rule py-2.25 lg:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
