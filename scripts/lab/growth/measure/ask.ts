import type { TestArtist } from "#tests/support/artists.ts";
import { appUrl } from "#tests/support/harness.ts";
import { requestHere } from "#tests/support/request-here.ts";
import type { Bindings } from "#worker/env.ts";

export interface Asked {
  readonly artist: TestArtist;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks the Worker in this process, with the stores given; what it logs is made as ever, and only not printed.
 * @throws Error when the answer is none of success.
 */
export async function ask(bindings: Bindings, asked: Asked): Promise<void> {
  const { artist, method, path, body, headers } = asked;
  const write = console.log;
  console.log = () => {};
  try {
    const response = await requestHere(
      `${appUrl}${path}`,
      {
        method,
        headers: {
          Cookie: artist.cookie,
          Origin: appUrl,
          "Content-Type": "application/json",
          "Idempotency-Key": crypto.randomUUID(),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      bindings,
    );
    await response.arrayBuffer();
    if (response.status >= 400) {
      throw new Error(`${method} ${path} was answered ${response.status}.`);
    }
  } finally {
    console.log = write;
  }
}
