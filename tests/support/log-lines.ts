import * as v from "valibot";
import type { TestWorker } from "./harness.ts";

const logSchema = v.object({ message: v.string() });
const lineSchema = v.looseObject({ level: v.string() });

export type LogLine = v.InferOutput<typeof lineSchema>;

/** The Worker's log lines so far that contain `text`, parsed as JSON. */
export function findLines(worker: TestWorker, text: string): LogLine[] {
  return worker
    .logs()
    .filter((log) => log.includes(text))
    .map((log) => v.parse(lineSchema, JSON.parse(v.parse(logSchema, JSON.parse(log)).message)));
}
