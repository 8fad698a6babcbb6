const longestName = 80;
/** Control characters, and those that turn the direction of what follows them. */
const invisible = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A document's title as the name of its file, without what a file name cannot hold. */
export function fileNameOf(title: string, suffix = ".pdf"): string {
  const name = title
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .replaceAll(invisible, "")
    .replaceAll(" / ", ", ")
    .replaceAll(/[\\/:*?"<>|]/g, "")
    .trim()
    .replace(/^\.+/, "");
  return `${[...name]
    .slice(0, longestName - suffix.length)
    .join("")
    .trim()}${suffix}`;
}
