import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { Button, TextButton } from "./button.tsx";
import { DialogFoot } from "./dialog-foot.tsx";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "ref"> {
  /** What is wrong with the fields, by field. */
  readonly errors?: object;
  readonly onSubmit: () => void;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A form that is checked when it is sent: the first field that is refused gets the focus, or what is said of a list is shown. */
export function Form({ errors = noErrors, onSubmit, ref, ...attributes }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const field = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else element.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [errors]);

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...attributes}
    />
  );
}

const noErrors = {};

interface FormFootProps {
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** What the button says that sends the form. */
  readonly children: ReactNode;
}

/** The actions of a form in a dialog. */
export function FormFoot({ cancel, onCancel, children, ...button }: FormFootProps) {
  return (
    <DialogFoot>
      <TextButton onClick={onCancel}>{cancel}</TextButton>
      <Button type="submit" variant="filled" {...button}>
        {children}
      </Button>
    </DialogFoot>
  );
}
