/** The pages of the local identity provider. They fetch nothing, from here or elsewhere. */

const style = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
  main { max-width: 24rem; margin: 0 auto; }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 .5rem; }
  p { margin: 0 0 1.5rem; }
  .note { padding: .75rem 1rem; border-inline-start: 4px solid #2563a8; background: color-mix(in srgb, CanvasText 6%, Canvas); font-size: .9rem; }
  .error { color: light-dark(#a3141a, #ff9d9d); margin: .25rem 0 0; font-size: .9rem; }
  .field { margin: 0 0 1rem; }
  label { display: block; font-weight: 500; margin: 0 0 .25rem; }
  input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: Field; border: 1px solid GrayText; border-radius: 4px; }
  button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 500; border: 1px solid currentColor; border-radius: 4px; background: transparent; color: inherit; cursor: pointer; }
  button.main { background: #2563a8; border-color: #2563a8; color: #fff; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 0; }
  :focus-visible { outline: 3px solid #2563a8; outline-offset: 2px; }
`;

const explanation =
  "This page stands in for a real identity provider on this machine. Any email signs in, no password is asked, and a new email is a new person.";

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local identity provider</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

/** `refusedEmail` is what was typed and is not an email. */
export function signInPage(action: string, refusedEmail?: string): string {
  const isRefused = refusedEmail !== undefined;
  return page(
    "Sign in",
    `<p class="note">${explanation}</p>
<form method="post" action="${escapeHtml(action)}">
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escapeHtml(refusedEmail ?? "")}"${isRefused ? ' aria-invalid="true" aria-describedby="email-error"' : ""}>
${isRefused ? '<p class="error" id="email-error" role="alert">Enter an email, such as name@example.com.</p>' : ""}
</div>
<div class="field">
<label for="given-name">First name (optional)</label>
<input id="given-name" name="given_name" autocomplete="given-name" maxlength="100">
</div>
<div class="field">
<label for="family-name">Last name (optional)</label>
<input id="family-name" name="family_name" autocomplete="family-name" maxlength="100">
</div>
<div class="actions">
<button class="main" type="submit">Continue</button>
<button type="submit" name="cancel" value="yes" formnovalidate>Cancel</button>
</div>
</form>`,
  );
}

/** Confirms by itself: whoever comes here has just pressed the application's own sign-out. */
export function signOutPage(form: string): string {
  return page(
    "Signing out",
    `<p>One moment.</p>${form}
<button class="main" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>document.querySelector("button").click();</script>`,
  );
}

export function signedOutPage(): string {
  return page("Signed out", "<p>You can close this page.</p>");
}

export function errorPage(reason: string): string {
  return page(
    "This did not work",
    `<p>${escapeHtml(reason)}</p><p>Go back to the application and try again.</p>`,
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
