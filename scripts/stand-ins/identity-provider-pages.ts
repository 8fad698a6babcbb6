import { escapeHtml, page } from "./page.ts";

const site = "Local identity provider";

const explanation =
  "This page is a stand-in for a real identity provider on this machine. Any email signs in, no password is asked, and a new email is a new person.";

/** `refusedEmail` is what was typed and is not an email. */
export function signInPage(action: string, refusedEmail?: string): string {
  const isRefused = refusedEmail !== undefined;
  const content = `<p class="note">${explanation}</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escapeHtml(refusedEmail ?? "")}"${isRefused ? ' aria-invalid="true" aria-describedby="email-error"' : ""}>
${isRefused ? '<p class="error" id="email-error" role="alert">Enter an email, such as name@example.com.</p>' : ""}
<label for="given-name">First name (optional)</label>
<input id="given-name" name="given_name" autocomplete="given-name" maxlength="100">
<label for="family-name">Last name (optional)</label>
<input id="family-name" name="family_name" autocomplete="family-name" maxlength="100">
<div class="actions">
<button class="main" type="submit">Continue</button>
<button type="submit" name="cancel" value="yes" formnovalidate>Cancel</button>
</div>
</form>`;
  return page({ site, title: "Sign in", content });
}

/** Submits itself: the user has just signed out in the application. */
export function signOutPage(form: string): string {
  const content = `<p>One moment.</p>${form}
<button class="main" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>document.querySelector("button").click();</script>`;
  return page({ site, title: "Signing out", content });
}

export function signedOutPage(): string {
  const content = "<p>You can close this page.</p>";
  return page({ site, title: "Signed out", content });
}

export function errorPage(reason: string): string {
  const content = `<p>${escapeHtml(reason)}</p><p>Go back to the application and try again.</p>`;
  return page({ site, title: "This did not work", content });
}
