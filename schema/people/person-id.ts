import * as v from "valibot";
import { oneLine } from "#schema/text.ts";

/** One of the artist's people, as whatever names a person sends them. */
export const personIdSchema = v.pipe(v.string("Choose a person."), oneLine);
