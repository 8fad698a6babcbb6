import type { Bindings } from "../env.ts";
export async function sweepOrphans(_env: Bindings, _now: Date): Promise<void> {}
