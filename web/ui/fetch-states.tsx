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
