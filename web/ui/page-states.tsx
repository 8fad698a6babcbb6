import { useConnection } from "#web/browser/connection.ts";
import { Button } from "./button.tsx";
import { FetchFailed } from "./fetch-states.tsx";

interface LoadingRowsProps {
  readonly text: string;
  /** The size of the cell that each row has for a picture. */
  readonly cell: string;
  /** The width of each row's first line. */
  readonly widths: readonly string[];
  readonly className?: string;
}

/** A list while it is fetched: rows with bare wall cells. */
export function LoadingRows({ text, cell, widths, className = "" }: LoadingRowsProps) {
  return (
    <section aria-busy="true">
      <p role="status" className="sr-only">
        {text}
      </p>
      <div aria-hidden="true" className={className}>
        {widths.map((width) => (
          <div key={width} className="flex border-b border-rule">
            <span className={`block flex-none bg-wall ${cell}`} />
            <span className="grid content-center gap-2 pl-3.5 md:pl-5">
              <span className={`block h-3.5 max-w-[50vw] bg-rule ${width}`} />
              <span className="block h-2.5 w-36 bg-rule" />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

interface PageFailedProps {
  readonly title: string;
  readonly text: string;
  /** In place of the text while there is no network. */
  readonly offline: string;
  readonly button: string;
  readonly onRetry: () => void;
}

/** A page whose data could not be fetched, or cannot be while there is no network. */
export function PageFailed({ title, text, offline, button, onRetry }: PageFailedProps) {
  const isConnected = useConnection();
  return (
    <FetchFailed
      title={title}
      text={isConnected ? text : offline}
      button={button}
      onRetry={onRetry}
    />
  );
}

interface EmptyPageProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
}

/** A list that has nothing yet, and the button that makes the first. */
export function EmptyPage({ title, text, button, onPress }: EmptyPageProps) {
  return (
    <section className="mt-6 bg-wall px-6 py-12 md:px-16 md:py-14">
      <h2 className="display text-5">{title}</h2>
      <p className="max-w-[44ch] pt-1 pb-5 text-ink-2">{text}</p>
      <Button variant="filled" onClick={onPress}>
        {button}
      </Button>
    </section>
  );
}

/** Says that what is shown may be out of date, while there is no network. */
export function OfflineNote({
  text,
  className = "pt-4",
}: {
  readonly text: string;
  readonly className?: string;
}) {
  return useConnection() ? null : <p className={`text-2 text-ink-2 ${className}`}>{text}</p>;
}
