/** Once the page's style sheets are read; the early script takes away one that cannot be. */
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
