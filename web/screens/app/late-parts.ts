import { type LatePart, late } from "#web/lib/late.tsx";
import { withWords } from "#web/words/locale.ts";

export const gallerySection = late(() => withWords(import("./gallery-section.tsx")));
export const profileSection = late(() => withWords(import("./profile-section.tsx")));
export const profileForm = late(() => withWords(import("#web/features/profile/profile-form.tsx")));
export const planChooser = late(() =>
  withWords(import("#web/features/subscription/chooser/plan-chooser.tsx")),
);
export const accountDialogs = late(() => withWords(import("./account-dialogs.tsx")));
export const greetingDialog = late(() =>
  withWords(import("#web/features/welcome/greeting-dialog.tsx")),
);
export const pastDueNotice = late(() =>
  withWords(import("#web/features/subscription/past-due-notice.tsx")),
);

/** Fetches what the address says is shown first, while it is still asked who is signed in. */
export function loadOpenedPart(): void {
  const { hash, search } = window.location;
  const isCreateFlow = new URLSearchParams(search).get("flow") === "create";
  const opened = isCreateFlow ? profileForm : sectionParts[hash];
  opened?.load().catch(() => {
    // It is asked for again where it is drawn, and missed there.
  });
}

const sectionParts: Readonly<Record<string, LatePart<unknown>>> = {
  "#gallery": gallerySection,
  "#profile": profileSection,
};
