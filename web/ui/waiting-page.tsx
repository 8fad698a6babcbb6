import { Spinner } from "./spinner.tsx";

interface WaitingPageProps {
  readonly title: string;
  readonly label: string;
}

/** A page that is loading, with the title and main landmark that screen readers expect. */
export function WaitingPage({ title, label }: WaitingPageProps) {
  return (
    // A font for hidden text would delay the scripts.
    <main className="[font-family:system-ui]">
      <h1 className="sr-only">{title}</h1>
      <Spinner label={label} />
    </main>
  );
}
