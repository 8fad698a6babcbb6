/** What is used of the package, which has no types of its own. */
declare module "saxen" {
  export class Parser {
    on(event: "error", handle: (error: Error) => void): this;
    on(
      event: "openTag",
      handle: (
        name: string,
        getAttributes: () => Readonly<Record<string, string>>,
        decodeEntities: (text: string) => string,
      ) => void,
    ): this;
    /** Returns the error of text that is not well-formed. */
    parse(xml: string): Error | undefined;
  }
}
