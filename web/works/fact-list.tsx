import type { ReactNode } from "react";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names on the left, values beside them. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="pt-2">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[8.5rem_1fr] gap-x-4 border-b border-rule py-2.25 text-2 last:border-0 max-xs:grid-cols-1"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
