import type { Bindings } from "../env.ts";
export async function refreshRates(_env: Bindings, _now: Date): Promise<void> {}
