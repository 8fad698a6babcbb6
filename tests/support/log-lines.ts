import * as v from "valibot";
import type { TestWorker } from "./harness.ts";

const logSchema = v.object({ message: v.string() });
const lineSchema = v.looseObject({ level: v.string() });

export type LogLine = v.InferOutput<typeof lineSchema>;

/** The lines that the Worker has written so far and that hold `text`, each of which is JSON. */
export function findLines(worker: TestWorker, text: string): LogLine[] {
  return worker
    .logs()
    .filter((log) => log.includes(text))
    .map((log) => v.parse(lineSchema, JSON.parse(v.parse(logSchema, JSON.parse(log)).message)));
}
