/** Resolves when the style sheets of the page are loaded; the inline script removes one that fails. */
export async function styleSheetsAreRead(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(sheets.filter(({ sheet }) => sheet === null).map(isSettled));
}

function isSettled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
  });
}
