import type { MissingFactCode } from "../forms/missing-fact.ts";
import type { PrintJob } from "../forms/print-job.ts";
import type { PdfResult } from "./pdf-form.ts";

// What the page and the worker that makes a document send each other.

/** Where a work's picture is; `thumbnail` is null where there is only the whole one. */
export interface PictureSource {
  readonly whole: string;
  readonly thumbnail: string | null;
}

/** From the page: one for each worker. */
export interface PdfRequest {
  readonly job: PrintJob;
  /** By the works' ids. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  readonly madeAt: Date;
}

export interface PdfProgress {
  readonly pictures: number;
  readonly ofPictures: number;
  /** How many have been begun. */
  readonly pages: number;
}

export interface MadeDocument extends PdfResult {
  readonly title: string;
  /** The ids of works whose pictures could not be read: an empty frame is printed for each. */
  readonly missingPictures: readonly string[];
}

/** `parts`: fonts or the worker itself could not be loaded. */
export type PdfFailure = MissingFactCode | "parts" | "unexpected";

/** From the worker: progress, then one of the others. */
export type PdfMessage =
  | { readonly kind: "progress"; readonly progress: PdfProgress }
  | { readonly kind: "made"; readonly document: MadeDocument }
  | { readonly kind: "failed"; readonly failure: PdfFailure };
