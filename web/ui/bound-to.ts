/** What binds a field to the value of a form that has this name. */
export function boundTo<Form extends object, Name extends keyof Form>(
  form: Form,
  change: (changed: Partial<Form>) => void,
  name: Name,
) {
  return {
    value: form[name],
    onChange: (value: Form[Name]) => {
      const changed: Partial<Form> = {};
      changed[name] = value;
      change(changed);
    },
  };
}
