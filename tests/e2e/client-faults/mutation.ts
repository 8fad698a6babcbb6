import type { Locator, Page } from "@playwright/test";

/** How the control that sends a change is pressed. */
export type Press = (control: Locator) => Promise<void>;

/** A change that an artist is about to make, and how to observe its result. */
export interface Scene {
  /** Who signs in again where the session has ended. */
  readonly email: string;
  /** By the address bar to where the change is made. */
  readonly reach: () => Promise<void>;
  /** Types and chooses what is to be sent. */
  readonly fill?: () => Promise<void>;
  readonly fire: (press: Press) => Promise<void>;
  /** What was typed or chosen is on the screen, also after the log-in, once reached again. */
  readonly expectKept: () => Promise<void>;
  /** Before it can be made again, where that is not at hand. */
  readonly prepareRepeat?: () => Promise<void>;
  /** How often the change has been made, as the server has it. */
  readonly countDone: () => Promise<number>;
  /** What is on the screen once it is made, where that is not a toast. */
  readonly expectDone?: () => Promise<void>;
}

/** A title, and the beginning of the text under it where the specification gives one. */
export type ToastWords = readonly [title: string, text?: string];

/** A change that the interface can make: a new one is one more entry in a list. */
export interface Mutation {
  readonly name: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: RegExp;
  /** Null where nothing is shown and the failure is only logged. */
  readonly failed: ToastWords | null;
  /** Without a network, where that is said besides. */
  readonly failedOffline?: ToastWords;
  /** Null where the screen itself says that it is done. */
  readonly done: ToastWords | null;
  /** What an ended session leads to, where it is not as for any save. */
  readonly signedOut?: {
    readonly says: ToastWords | null;
    /** From there to the log-in, which does not come by itself. */
    readonly goOn?: (page: Page) => Promise<void>;
  };
  /** The log-in leads back to where it is made, which is not in the application itself. */
  readonly isLedBack?: true;
  /** After the log-in it is not offered any more: what it would undo, or delete, is as it was. */
  readonly isOverAfterLogin?: true;
  /** A person for whom it can be made when there are no faults. */
  readonly set: (page: Page) => Promise<Scene>;
}

export const unauthorized: ToastWords = ["Unauthorized", "You are logged out. Logging in again..."];
