import { Fragment, type ReactNode } from "react";

/** The specification's apostrophe is the typed one, which is read, found and copied; what is seen is the printer's. */
export function withApostrophes(text: string): ReactNode {
  return text.split("'").map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
    <Fragment key={index}>
      {index > 0 && (
        <span className="apostrophe">
          <span>'</span>
        </span>
      )}
      {part}
    </Fragment>
  ));
}
