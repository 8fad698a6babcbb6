import { useEffect, useRef, useState } from "react";
import type { User } from "#schema/artist/user.ts";
import { readStored, store } from "#web/storage/storage.ts";
import { LazyDialog } from "#web/ui/lazy.tsx";
import { greetingDialog } from "./lazy-parts.ts";

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

/** Specification, section 9. */
const welcomeDelayMs = 1000;
const welcomeBackDelay = 500;

/** Cleared at sign-out with all keys that begin with user-, so that the greeting is shown once for each sign-in. */
const welcomedBackKey = "user-welcomed-back";

type Greeting = "welcome" | "welcome-back";

interface GreetingOptions {
  readonly user: User;
  /** The profile has just been completed, and nothing covers the application any more. */
  readonly isWelcomeDue: boolean;
}

/** Opens the welcome after a first setup and the welcome back of a returning artist, each once. */
function useGreetings({ user, isWelcomeDue }: GreetingOptions) {
  const [greeting, setGreeting] = useState<Greeting | null>(null);
  const wasWelcomeDue = useRef(false);
  const { isReturningUser, isSubscribed } = user;

  useEffect(() => {
    if (!isWelcomeDue || wasWelcomeDue.current) return;
    const timer = setTimeout(() => {
      wasWelcomeDue.current = true;
      if (!isSubscribed) setGreeting("welcome");
    }, welcomeDelayMs);
    return () => clearTimeout(timer);
  }, [isWelcomeDue, isSubscribed]);

  useEffect(() => {
    if (!isReturningUser || readStored(welcomedBackKey) !== null) return;
    const timer = setTimeout(() => {
      store(welcomedBackKey, "yes");
      setGreeting("welcome-back");
    }, welcomeBackDelay);
    return () => clearTimeout(timer);
  }, [isReturningUser]);

  return { greeting, dismissGreeting: () => setGreeting(null) };
}
