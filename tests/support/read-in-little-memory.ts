import { parentPort, workerData } from "node:worker_threads";
import * as v from "valibot";
import { parsePicture } from "#worker/artworks/pictures/parse-picture.ts";
import { picturesOfManyParts } from "./many-parts.ts";

/** Runs as a worker thread: parses one of the pictures and posts the result. */
const url = picturesOfManyParts[v.parse(v.string(), workerData)]?.() ?? "";
try {
  parsePicture(url);
  parentPort?.postMessage("read");
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.name : "?");
}
