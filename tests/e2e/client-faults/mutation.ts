import { expect, type Locator, type Page } from "@playwright/test";
import { fieldIn } from "../work-record.ts";

/** Clicks the control that sends a change. */
export type Press = (control: Locator) => Promise<void>;

/** A change that an artist is about to make, and how to observe its result. */
export interface Scenario {
  /** Opens the page of the change by its address. */
  readonly open: () => Promise<unknown>;
  /** Fills in what is sent. */
  readonly fill?: () => Promise<void>;
  readonly submit: (press: Press) => Promise<void>;
  /** The input is on the screen, also after the log-in once the page is open again. */
  readonly expectInput: () => Promise<void>;
  /** What is disabled or not shown without a network, if the change cannot be tried then. */
  readonly lockedOffline?: Locator;
  /** Prepares a retry, if it is not possible at once. */
  readonly prepareRepeat?: () => Promise<void>;
  /** How often the change has been made, by the server's data. */
  readonly countDone: () => Promise<number>;
  /** What the screen shows once it is made, if that is not a toast. */
  readonly expectDone?: () => Promise<void>;
}

/** A title, and the start of the text under it if the specification gives one. */
export type ToastWords = readonly [title: string, text?: string];

/** The changes that the interface can make, by their names: a new one is one more entry. */
export type Mutations = Readonly<Record<string, Mutation>>;

export interface Mutation {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: RegExp;
  /** Null if the failure is only logged, or shown by the page itself. */
  readonly failed: ToastWords | null;
  /** The page keeps what failed, toast so, and sends it again. */
  readonly isRetriedByPage?: true;
  /** The additional text without a network, if there is one. */
  readonly failedOffline?: ToastWords;
  /** Null if the screen itself shows that it is done. */
  readonly done: ToastWords | null;
  /** What an ended session leads to, if it is not as for a save. */
  readonly signedOut?: {
    readonly toast: ToastWords | null;
    /** Opens the log-in, if it does not open automatically. */
    readonly openLogIn?: (page: Page) => Promise<void>;
  };
  /** The log-in returns to the page of the change, which is outside the application's pages. */
  readonly isLedBack?: true;
  /** After the log-in the change is not offered any more, and the data are unchanged. */
  readonly isOverAfterLogin?: true;
  /** Creates a user who can make the change. */
  readonly setUp: (page: Page) => Promise<Scenario>;
}

export const unauthorized: ToastWords = ["Unauthorized", "You are logged out. Logging in again..."];

/** Opens a dialog, unless it is open with what was typed. */
export async function openDialog(dialog: Locator, button: Locator): Promise<void> {
  if (await dialog.isVisible()) return;
  await button.click();
  await expect(dialog).toBeVisible();
}

/** A change that is entered in a dialog, which keeps what was typed. */
export function enteredIn(
  dialog: Locator,
  button: Locator,
  typed: Readonly<Record<string, string>>,
): Pick<Scenario, "fill" | "expectInput"> {
  return {
    fill: async () => {
      await openDialog(dialog, button);
      for (const [label, text] of Object.entries(typed)) await fieldIn(dialog, label).fill(text);
    },
    expectInput: async () => {
      await openDialog(dialog, button);
      for (const [label, text] of Object.entries(typed)) {
        await expect(fieldIn(dialog, label)).toHaveValue(text);
      }
    },
  };
}

interface Asked {
  readonly button: string;
  readonly question: string;
  readonly confirm: string;
  /** Whether the button is disabled without a network. */
  readonly isLockedOffline?: true;
}

/** A change that a dialog asks about, unless it is open, before it is sent. */
export function askedIn(
  page: Page,
  { button, question, confirm, isLockedOffline }: Asked,
): Pick<Scenario, "lockedOffline" | "fill" | "submit" | "expectInput"> {
  const asking = page.getByRole("button", { name: button });
  const dialog = page.getByRole("alertdialog", { name: question });
  return {
    ...(isLockedOffline && { lockedOffline: asking }),
    // What is asked about is fetched before the session ends.
    fill: () => expect(asking).toBeVisible(),
    submit: async (press) => {
      await openDialog(dialog, asking);
      await press(dialog.getByRole("button", { name: confirm }));
    },
    expectInput: () => expect(asking.or(dialog)).toBeVisible(),
  };
}

/** The error of a change that failed; without a network it toast besides that nothing is lost. */
export function refusedAs(text: string): Pick<Mutation, "failed" | "failedOffline"> {
  const onDevice =
    "There is no network. What you entered is kept on this device: save it once you are back.";
  return { failed: ["Error", text], failedOffline: ["Error", `${text} ${onDevice}`] };
}
