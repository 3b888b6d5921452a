import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from 'react-final-form';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { strings } from '../../strings.ts';
import css from './FormDialog.module.css';

/** The problems of a form by the names of its fields, in sentences. */
export type Problems = Readonly<Record<string, string | undefined>>;

interface FormDialogProps<Values extends object> {
  readonly title: string;
  readonly initialValues: Values;
  readonly validate?: (values: Values) => Problems;
  /** The words of the button. */
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly onSubmit: (values: Values) => void;
  readonly onClose: () => void;
  readonly children: (values: Values) => ReactNode;
}

/**
 * A dialog that collects values before it does something. The first field has the focus; after a refusal, the first field with a problem.
 */
export function FormDialog<Values extends object>({
  title,
  initialValues,
  validate,
  submit,
  isDanger = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, []);
  return (
    <Form<Values>
      initialValues={initialValues}
      // Each rendering makes a new object with the values, but only the first one counts.
      initialValuesEqual={() => true}
      validate={(values) => withoutMissing(validate?.(values))}
      onSubmit={onSubmit}
    >
      {({ handleSubmit, values, hasValidationErrors }) => (
        <Dialog
          title={title}
          onClose={onClose}
          actions={
            <>
              <PushButton onClick={onClose}>{strings.cancel}</PushButton>
              <PushButton form={id} type="submit" kind={isDanger ? 'danger' : 'main'}>
                {submit}
              </PushButton>
            </>
          }
        >
          <form
            ref={form}
            id={id}
            noValidate
            className={css.fields}
            onSubmit={(event) => {
              event.preventDefault();
              void handleSubmit();
              if (hasValidationErrors)
                requestAnimationFrame(() =>
                  form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
                );
            }}
          >
            {children(values)}
          </form>
        </Dialog>
      )}
    </Form>
  );
}

function withoutMissing(problems: Problems = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
  );
}
