import type { User } from "#schema/user.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { greetingDialog } from "./lazy-parts.ts";
import { useGreetings } from "./use-greetings.ts";

interface GreetingsProps {
  readonly user: User;
  /** The profile has just been completed, and nothing covers the application any more. */
  readonly isWelcomeDue: boolean;
}

/** The welcome after a first setup, and the welcome back. */
export function Greetings({ user, isWelcomeDue }: GreetingsProps) {
  const { greeting, dismissGreeting } = useGreetings({ user, isWelcomeDue });
  return (
    <LazyDialog part={greetingDialog} isOpen={greeting !== null} onClose={dismissGreeting}>
      {({ GreetingDialog }) => (
        <GreetingDialog greeting={greeting} user={user} onClose={dismissGreeting} />
      )}
    </LazyDialog>
  );
}
