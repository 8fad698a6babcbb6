import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { oneLine } from "#schema/text.ts";
import { agendaKinds } from "./agenda-item.ts";

// Apart from what is answered, as the web application only sends it.

const unknownKey = "Send the key of an item of the agenda.";

/** The longest kind, an id of 40 characters and a day. */
const keyCharacters = 80;

const keyPattern = new RegExp(`^(?:${agendaKinds.join("|")}):[\\w-]+:\\d{4}-\\d{2}-\\d{2}$`);

/** The key of an item, as `agendaKey` makes it. */
export const agendaKeySchema = v.pipe(
  v.string(unknownKey),
  oneLine,
  v.maxLength(keyCharacters, unknownKey),
  v.regex(keyPattern, unknownKey),
);

/** The query of `GET /api/agenda`: today in the artist's time zone. */
export const agendaQuerySchema = v.strictObject({ today: daySchema });

/** The body of `POST /api/agenda/{key}/postpone`: the day on which the item is shown again; today takes it back. */
export const postponeInputSchema = v.strictObject({ until: daySchema });
export type PostponeInput = v.InferOutput<typeof postponeInputSchema>;
