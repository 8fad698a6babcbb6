import compile from "icu-minify/compile";

/** Messages as the build compiles them. */
export function compiled<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === "string" ? compile(value) : value,
  );
}
