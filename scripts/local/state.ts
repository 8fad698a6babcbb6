import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the local D1, KV and R2 are stored; `npm run reset` empties it. */
export const stateDirectory = process.env.STATE_DIRECTORY ?? ".wrangler/state";

interface Remembered {
  /** People are known by the provider's address, so its port stays the same between starts. */
  readonly identityPort?: number;
  readonly stripePort?: number;
}

const rememberedFile = join(stateDirectory, "stand-ins.json");

export function readRemembered(): Remembered {
  if (!existsSync(rememberedFile)) return {};
  return JSON.parse(readFileSync(rememberedFile, "utf8")) as Remembered;
}

export function remember(remembered: Remembered): void {
  mkdirSync(stateDirectory, { recursive: true });
  writeFileSync(rememberedFile, JSON.stringify({ ...readRemembered(), ...remembered }));
}
