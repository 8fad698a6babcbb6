import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

const names = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  scripts: names,
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  bin: v.optional(v.union([v.string(), v.record(v.string(), v.string())]), {}),
});

function readManifest(file: string): v.InferOutput<typeof manifestSchema> {
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, "utf8")));
}

const manifest = readManifest("package.json");
const shipped = Object.keys(manifest.dependencies);
const all = [...shipped, ...Object.keys(manifest.devDependencies)];

const sources = execFileSync(
  "git",
  ["ls-files", "--", "*.ts", "*.tsx", "*.css", "*tsconfig.json"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file !== "" && file !== "scripts/dependencies.test.ts");
const texts = sources.map((file) => [file, readFileSync(file, "utf8")] as const);

/** The package of what is imported: `stripe` of `stripe/lib`, `@auth/core` of `@auth/core/errors`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

const specifier =
  /(?:\bfrom|\bimport|\brequire\.resolve|@import|@plugin|"types":\s*\[|typeof import\(|url(?=\("@))\s*\(?\s*"([^".#][^"]*)"/g;
const typesEntry = /"types":\s*\[([^\]]*)\]/g;

function importsOf(text: string): string[] {
  const imported = [...text.matchAll(specifier)].map(([, name = ""]) => name);
  const typed = [...text.matchAll(typesEntry)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  );
  return [...imported, ...typed].map(packageOf);
}

const imported = new Set(texts.flatMap(([, text]) => importsOf(text)));
const commands = [
  ...Object.values(manifest.scripts),
  ...texts.filter(([file]) => file.startsWith("scripts/")).map(([, text]) => text),
].join("\n");

/** Imported, named among the types, run as a command, or the types of what is imported. */
function isUsed(name: string): boolean {
  if (imported.has(name)) return true;
  const typed = name.replace(/^@types\//, "");
  if (typed !== name) return imported.has(typed);
  const { bin } = readManifest(`node_modules/${name}/package.json`);
  const bins = typeof bin === "string" ? [name] : Object.keys(bin);
  return bins.some((command) => new RegExp(`(^|")${command}( |")`, "m").test(commands));
}

describe("package.json", () => {
  test("names no package that is not used", () => {
    expect(all.filter((name) => !isUsed(name))).toEqual([]);
  });

  test("would notice one that is not", () => {
    expect(importsOf('import { a } from "left-pad/b";\nimport "@scope/styles/main.css";')).toEqual([
      "left-pad",
      "@scope/styles",
    ]);
    expect(importsOf('require.resolve("left-pad")')).toEqual(["left-pad"]);
    expect(importsOf('src: url("@scope/face/a.woff2")')).toEqual(["@scope/face"]);
    expect(imported.has("left-pad")).toBe(false);
  });

  test("ships whatever the Worker and the bundle import", () => {
    const product = texts
      .filter(([file]) => /^(schema|worker|web)\//.test(file))
      .filter(([file]) => !/test|reliability|stand-ins|e2e|vite\.config|tsconfig/.test(file));
    const wanted = new Set(product.flatMap(([, text]) => importsOf(text)));
    const own = [...wanted].filter((name) => all.includes(name) && !shipped.includes(name));
    // Styles are built: nothing of tailwind is imported at run time.
    expect(own).toEqual(["tailwindcss"]);
  });

  test("has every package justified in docs/dependencies.md, and no other", () => {
    const rows = [...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| `([^`]+)` \|/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual([...all].sort());
  });

  test("fixes every version", () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ""),
      resolved: v.optional(v.string(), ""),
      integrity: v.optional(v.string(), ""),
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
      os: v.optional(v.array(v.string()), []),
      cpu: v.optional(v.array(v.string()), []),
    }),
  ),
});

const { packages } = v.parse(lockSchema, JSON.parse(readFileSync("package-lock.json", "utf8")));

/** Where Node finds `name` from within the package at `path`: the nearest node_modules. */
function resolve(path: string, name: string): string | null {
  const own = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (packages[own] !== undefined) return own;
  if (path === "") return null;
  const parent = path.slice(0, Math.max(path.lastIndexOf("/node_modules/"), 0));
  return resolve(path.includes("/node_modules/") ? parent : "", name);
}

describe("package-lock.json", () => {
  test("holds every package that another asks for, those of other systems included", () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({
        ...entry.dependencies,
        ...entry.devDependencies,
        ...entry.optionalDependencies,
      })
        .filter((name) => resolve(path, name) === null)
        .map((name) => `${name} of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test("has a checksum for each, and names no address to fetch it from", () => {
    const others = Object.entries(packages).filter(([path]) => path !== "");
    const unproved = others.filter(([, { integrity }]) => !integrity.startsWith("sha512-"));
    expect(unproved.map(([path]) => path)).toEqual([]);
    const elsewhere = others.filter(([, { resolved }]) => resolved !== "");
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  const systems = ["linux x64", "linux arm64", "darwin x64", "darwin arm64", "win32 x64"];
  const native = [
    ["@biomejs/biome", "@biomejs/cli-"],
    ["@tailwindcss/oxide", "@tailwindcss/oxide-"],
    ["esbuild", "@esbuild/"],
    ["lightningcss", "lightningcss-"],
    ["rolldown", "@rolldown/binding-"],
    ["typescript", "@typescript/typescript-"],
    ["workerd", "@cloudflare/workerd-"],
  ] as const;

  test.each(native)("has %s for Linux, macOS and Windows, each of one version", (name, prefix) => {
    const owner = packages[`node_modules/${name}`];
    const parts = Object.keys({ ...owner?.optionalDependencies, ...owner?.dependencies })
      .filter((part) => part.startsWith(prefix))
      .flatMap((part) => packages[resolve(`node_modules/${name}`, part) ?? ""] ?? []);
    const served = parts.flatMap(({ os, cpu }) => os.flatMap((o) => cpu.map((c) => `${o} ${c}`)));
    for (const system of systems) expect(served).toContain(system);
    expect(new Set(parts.map(({ version }) => version)).size).toBe(1);
  });
});
