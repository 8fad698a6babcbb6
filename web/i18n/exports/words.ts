import type exporting from "./en-CA/exporting.json";
import type worksTable from "./en-CA/worksTable.json";

/** What the export says, and the columns of its table of works. */
export interface ExportWords {
  readonly exporting: typeof exporting;
  readonly worksTable: typeof worksTable;
}
