import type { ReactNode } from "react";
import { Button, TextButton } from "./button.tsx";

interface LoadingProps {
  readonly text: string;
  readonly className?: string;
  /** What is there already, such as the axes of a drawing. */
  readonly children?: ReactNode;
}

/** A page while its data are fetched. */
export function Loading({ text, className = "", children }: LoadingProps) {
  return (
    <section aria-busy="true" className={`pt-9 ${className}`}>
      <p role="status" className="font-display text-[1.625rem]/8 tracking-[-0.014em] max-lg:pb-4">
        {text}
      </p>
      {children}
    </section>
  );
}

interface FetchedQuery {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface UnfetchedProps {
  /** What is waited for. */
  readonly queries: readonly FetchedQuery[];
  readonly loading: ReactNode;
  /** Shown once nothing is fetched any more; `retry` asks again for what is missing. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** In place of what is not there yet, or could not be fetched. */
export function Unfetched({ queries, loading, failed }: UnfetchedProps) {
  if (queries.some(({ isFetching }) => isFetching)) return loading;
  return failed(() => {
    for (const { data, refetch } of queries) {
      if (data === undefined) void refetch();
    }
  });
}

interface UnfetchedPartProps {
  readonly query: FetchedQuery;
  readonly loading: ReactNode;
  readonly failed: string;
  readonly button: string;
}

/** In place of a list in a section, in one line. */
export function UnfetchedPart({ query, loading, failed, button }: UnfetchedPartProps) {
  return (
    <Unfetched
      queries={[query]}
      loading={loading}
      failed={(retry) => (
        <div className="flex flex-wrap items-center gap-x-7 text-2">
          <p role="alert">{failed}</p>
          <TextButton onClick={retry}>{button}</TextButton>
        </div>
      )}
    />
  );
}

interface PartFailedProps {
  readonly text: string;
  readonly button: string;
  readonly onRetry: () => void;
}

/** A section of a page whose data could not be fetched. */
export function PartFailed({ text, button, onRetry }: PartFailedProps) {
  return (
    <p role="alert" className="pt-2 text-2 text-ink-2">
      {text}{" "}
      <TextButton onClick={onRetry} className="align-baseline">
        {button}
      </TextButton>
    </p>
  );
}

interface FetchFailedProps extends PartFailedProps {
  readonly title: string;
  readonly className?: string;
}

/** A page whose data could not be fetched. */
export function FetchFailed({
  title,
  text,
  button,
  onRetry,
  className = "pt-12",
}: FetchFailedProps) {
  return (
    <section className={`grid justify-items-start gap-2 ${className}`}>
      <div role="alert">
        <h2 className="display text-5">{title}</h2>
      </div>
      <p className="max-w-[40ch] pb-4 text-ink-2">{text}</p>
      <Button onClick={onRetry}>{button}</Button>
    </section>
  );
}
