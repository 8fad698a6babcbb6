interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly isStrict: boolean;
}

/** The cookies of one browser for one origin: the part of RFC 6265 that the sign-in uses. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  keep(setCookieLines: readonly string[]): void {
    for (const line of setCookieLines) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const attribute = (name: string) =>
        attributes
          .find((part) => part.toLowerCase().startsWith(`${name}=`))
          ?.slice(name.length + 1);
      const name = pair.slice(0, pair.indexOf("="));
      const path = attribute("path") ?? "/";
      const expires = attribute("expires");
      const isGone =
        attribute("max-age") === "0" ||
        (expires !== undefined && Date.parse(expires) <= Date.now());
      if (isGone) this.#cookies.delete(`${name} ${path}`);
      else
        this.#cookies.set(`${name} ${path}`, {
          name,
          path,
          value: pair.slice(pair.indexOf("=") + 1),
          isStrict: attribute("samesite")?.toLowerCase() === "strict",
        });
    }
  }

  /** The cookies that a browser sends, without `SameSite=Strict` ones if another site started the navigation. */
  header(pathname: string, { isCrossSite = false } = {}): string {
    return [...this.#cookies.values()]
      .filter(({ path, isStrict }) => pathname.startsWith(path) && !(isCrossSite && isStrict))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  names(): string[] {
    return [...this.#cookies.values()].map(({ name }) => name).sort();
  }

  value(name: string): string | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value;
  }

  set(name: string, value: string): void {
    this.#cookies.set(`${name} /`, { name, value, path: "/", isStrict: false });
  }
}
