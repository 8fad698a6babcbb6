import { Spinner } from "./spinner.tsx";

interface WaitingPageProps {
  readonly title: string;
  readonly label: string;
}

/** A whole page that is awaited: it has its name, and its one region, for those who walk by them. */
export function WaitingPage({ title, label }: WaitingPageProps) {
  return (
    // Nobody sees these words, so they ask for no font: scripts are awaited.
    <main className="[font-family:system-ui]">
      <h1 className="sr-only">{title}</h1>
      <Spinner label={label} />
    </main>
  );
}
