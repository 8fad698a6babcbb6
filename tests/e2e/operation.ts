import { expect, type Locator } from "@playwright/test";
import { pressByKey, tabTo } from "./keyboard.ts";

/** A way to operate the page, so that a journey is made with each. */
export interface Operation {
  readonly press: (control: Locator) => Promise<void>;
  /** Replaces what is in a field. */
  readonly fill: (field: Locator, text: string) => Promise<void>;
  /** Chooses one of a group of radio buttons, native ones or words. */
  readonly choose: (option: Locator) => Promise<void>;
  /** Opens a cell of a table, replaces what is in it, and sets it. */
  readonly setCell: (cell: Locator, text: string) => Promise<void>;
}

export const byPointer: Operation = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  choose: (option) => option.click(),
  setCell: async (cell, text) => {
    await cell.click();
    await cell.getByRole("textbox").fill(text);
    await cell.page().keyboard.press("Enter");
  },
};

export const byKeyboard: Operation = {
  press: (control) => pressByKey(control),
  fill: async (field, text) => {
    const { keyboard } = field.page();
    await tabTo(field);
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(text);
  },
  choose: async (option) => {
    const { keyboard } = option.page();
    const group = option.locator("xpath=ancestor::*[@role='radiogroup' or self::fieldset][1]");
    await tabTo(group.getByRole("radio", { checked: true }));
    for (let presses = 0; presses < 12 && !(await isFocused(option)); presses += 1) {
      await keyboard.press("ArrowRight");
    }
    // Arrows choose native radio buttons; of words they only move to one.
    if (!(await option.isChecked())) await keyboard.press("Space");
    await expect(option).toBeChecked();
  },
  setCell: async (cell, text) => {
    const { keyboard } = cell.page();
    const grid = cell.locator("xpath=ancestor::*[@role='grid']");
    await tabTo(grid.locator("td[tabindex='0']"));
    await keyboard.press("ControlOrMeta+Home");
    for (let presses = 0; presses < 40 && !(await isFocused(cell)); presses += 1) {
      await keyboard.press("ArrowDown");
    }
    await expect(cell).toBeFocused();
    await keyboard.type(text);
    await keyboard.press("Enter");
  },
};

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
