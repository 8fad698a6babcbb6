import type { TestWorker } from "#tests/support/harness.ts";
import { png } from "#tests/support/pictures.ts";
import { type Asked, ask } from "./ask.ts";
import { Tape } from "./tape.ts";

const repetitions = 400;

/** Milliseconds of CPU that the Worker's own code takes, with every store answering from memory. */
export async function measureCpu({ env }: TestWorker, asked: Asked): Promise<number> {
  const tape = new Tape(env.DB);
  await ask({ ...env, DB: tape.binding }, asked);
  const inMemory = { ...env, ...memory, DB: tape.binding };
  const repeat = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      tape.rewind();
      await ask(inMemory, asked);
    }
  };
  await repeat(repetitions / 4);
  const before = process.cpuUsage();
  await repeat(repetitions);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repetitions;
}

/** The other stores, as far as these calls use them. */
const memory = {
  RATES: {
    get: async () => JSON.stringify({ USD: 0.7213, date: "2026-11-20" }),
  } as unknown as KVNamespace,
  PICTURES: {
    put: async () => null,
    delete: async () => {},
    get: async () => ({ body: new Blob([png().slice()]).stream(), size: png().length }),
  } as unknown as R2Bucket,
  PERSON_LIMIT: { limit: async () => ({ success: true }) },
};
