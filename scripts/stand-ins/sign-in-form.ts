import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type Provider from "oidc-provider";
import type { InteractionResults } from "oidc-provider";
import { signInPage } from "./identity-provider-pages.ts";

/** What a person enters about themselves, named after the claims that it becomes. */
export interface Account {
  readonly email: string;
  readonly given_name?: string;
  readonly family_name?: string;
}

export const interactionPath = "/interaction/";

/** Shows the sign-in form, or takes it: `remember` keeps the account and returns its subject. */
export async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  remember: (account: Account) => string,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  const action = `${interactionPath}${uid}`;
  if (request.method !== "POST") {
    show(response, 200, signInPage(action));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const account = readAccount(form);
  if (form.has("cancel")) {
    await finish({ error: "access_denied", error_description: "The person cancelled." });
  } else if (account) {
    await finish({ login: { accountId: remember(account) } });
  } else {
    show(response, 422, signInPage(action, form.get("email") ?? ""));
  }

  function finish(result: InteractionResults): Promise<void> {
    return provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }
}

/** null for what is not an email. A name that was left out is left out of the account as well. */
function readAccount(form: URLSearchParams): Account | null {
  const email = form.get("email")?.trim() ?? "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  const names = ["given_name", "family_name"].flatMap((name) => {
    const value = form.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  return { email, ...Object.fromEntries(names) };
}

function show(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(page);
}
