import type { FormErrors } from "../form/errors.ts";
import type { Form } from "../form/form.ts";
import type { Dispatch } from "../form/use-form.ts";

/** The props of every field of the details form. */
export interface DetailsFieldProps {
  readonly form: Form;
  readonly dispatch: Dispatch;
  /** The errors to show; empty until the artist has first tried to calculate or save. */
  readonly errors: FormErrors;
  readonly isLocked: boolean;
}
