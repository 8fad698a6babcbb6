/** A sum as large as its line, the sign of its currency smaller beside it; `parts` as `Intl.NumberFormat` has them. */
export function LargeSum({ parts }: { readonly parts: readonly Intl.NumberFormatPart[] }) {
  const isSign = ({ type }: Intl.NumberFormatPart) => type === "currency" || type === "literal";
  const join = (chosen: readonly Intl.NumberFormatPart[]) =>
    chosen.map(({ value }) => value).join("");
  const [start, end] = [parts.findIndex(isSign), parts.findLastIndex(isSign) + 1];
  return (
    <>
      {join(parts.slice(0, start))}
      <span className="text-[0.5em]/none tracking-normal text-ink-2">
        {join(parts.slice(start, end))}
      </span>
      {join(parts.slice(end))}
    </>
  );
}
