interface ColumnHeadProps {
  readonly name: string;
  /** Numbers are set to the right. */
  readonly isNumber?: boolean;
  /** For those who hear the table only. */
  readonly isHidden?: boolean;
  readonly className?: string;
}

/** The head of a column in a table of records. */
export function ColumnHead({
  name,
  isNumber = false,
  isHidden = false,
  className = "",
}: ColumnHeadProps) {
  return (
    <th
      scope="col"
      className={`py-2 font-[400] ${isNumber ? "text-right" : "text-left"} ${className}`}
    >
      {isHidden ? <span className="sr-only">{name}</span> : name}
    </th>
  );
}
