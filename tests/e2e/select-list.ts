import type { Locator } from "@playwright/test";

/** Chooses an option of the list with this label in a form, dialog or section. */
export function chooseIn(part: Locator, label: string, option: string): Promise<void> {
  return chooseOption(part.getByRole("combobox", { name: label }), option);
}

/** Opens a list to choose from, and chooses one of its options. */
export async function chooseOption(list: Locator, name: string): Promise<void> {
  await list.click();
  await list.page().getByRole("option", { name }).click();
}
