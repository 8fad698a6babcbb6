import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { errorPage, signedOutPage, signOutPage } from "./identity-provider-pages.ts";
import { listen } from "./listen.ts";
import { memoryAdapter } from "./memory-adapter.ts";
import { type Account, answerInteraction, interactionPath } from "./sign-in-form.ts";
import { subjectFor } from "./subject.ts";

interface IdentityProviderOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly redirectUris: string[];
  readonly postLogoutRedirectUris: string[];
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

/** Everyone who has signed in since the start, by subject. */
type Accounts = Map<string, Account>;

/**
 * A local identity provider that believes everyone: any email signs in, a new one is a new person, and
 * every email counts as verified. It keeps its sessions in memory.
 */
export async function startIdentityProvider(
  options: IdentityProviderOptions,
): Promise<IdentityProvider> {
  const server = createServer();
  const { port, close } = await listen(server, options.port);
  const issuer = `http://localhost:${port}`;
  const accounts: Accounts = new Map();
  const provider = new Provider(issuer, configuration(options, accounts));
  const answerProtocol = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith(interactionPath)) {
      void answerProtocol(request, response);
      return;
    }
    answerInteraction(provider, request, response, (account) => {
      const subject = subjectFor(account.email);
      accounts.set(subject, { ...accounts.get(subject), ...account });
      return subject;
    }).catch((error: unknown) => {
      // A form left open over a restart, or sent twice.
      response.writeHead(400, { "Content-Type": "text/html; charset=utf-8" });
      response.end(errorPage(error instanceof Error ? error.message : "unknown"));
    });
  });
  return { issuer, close };
}

function configuration(options: IdentityProviderOptions, accounts: Accounts): Configuration {
  const signingKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  return {
    adapter: memoryAdapter,
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        post_logout_redirect_uris: options.postLogoutRedirectUris,
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    findAccount: (_ctx, subject) => {
      const account = accounts.get(subject);
      return account && { accountId: subject, claims: () => claimsOf(subject, account) };
    },
    loadExistingGrant: grantEverything,
    interactions: { url: (_ctx, interaction) => `${interactionPath}${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage();
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.type = "html";
      ctx.body = errorPage(out.error_description ?? out.error);
    },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    jwks: { keys: [{ ...signingKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    // Set explicitly, because the package complains on the console about each default that is used.
    ttl: { AccessToken: 300, IdToken: 300, Interaction: 3_600, Session: 86_400, Grant: 86_400 },
  };
}

function claimsOf(subject: string, account: Account) {
  return { sub: subject, email_verified: true, ...account };
}

/** No consent page: there is one application, the one being developed. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new oidc.provider.Grant({
    clientId: client.clientId,
    accountId: session.accountId,
  });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}
