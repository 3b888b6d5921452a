import { Field as FormField, useFormState } from 'react-final-form';
import { Field } from '../../controls/Field.tsx';
import { TextArea, TextInput } from '../../controls/TextInput.tsx';
import type { ProposalPlan } from '../../protocol.ts';
import { publishStrings } from '../publish-strings.ts';
import { branchName } from './branch-name.ts';
import css from './ProposeForm.module.css';

/** What a person writes. Message and branch are undefined while the person keeps the proposed ones. */
export interface ProposalValues {
  readonly message?: string;
  readonly branch?: string;
  readonly push: boolean;
}

interface ProposalFieldsProps {
  readonly plan: ProposalPlan;
  /** The message for the files that are chosen. */
  readonly proposed: string;
}

const { proposal: text } = publishStrings;

/** The branch for a message: it is named after its first line. */
export function branchFor(message: string): string {
  return branchName(message.trim().split('\n')[0] ?? '');
}

/** The fields of a proposal in its form: message, branch, and whether to push. */
export function ProposalFields({ plan, proposed }: ProposalFieldsProps) {
  const { values } = useFormState<ProposalValues>();
  const message = values.message ?? proposed;
  return (
    <>
      <FormField<string | undefined> name="message" parse={(value) => value}>
        {({ input, meta }) => (
          <Field
            label={text.message}
            help={text.messageHelp}
            isRequired
            problem={(meta.touched || meta.modified) && meta.error}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={5}
                maxLength={10_000}
                value={message}
                onText={input.onChange}
                onBlur={input.onBlur}
              />
            )}
          </Field>
        )}
      </FormField>
      <FormField<string | undefined> name="branch" parse={(value) => value}>
        {({ input }) => (
          <Field label={text.branch} help={text.branchHelp}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                spellCheck={false}
                value={values.branch ?? branchFor(message)}
                onText={input.onChange}
                onBlur={(event) => {
                  input.onBlur(event);
                  if (values.branch !== undefined) input.onChange(branchName(values.branch));
                }}
              />
            )}
          </Field>
        )}
      </FormField>
      {plan.hasOrigin && (
        <FormField<boolean> name="push" type="checkbox">
          {({ input }) => (
            <label className={css.push}>
              <input type="checkbox" checked={input.checked ?? false} onChange={input.onChange} />
              <span>
                {text.push}
                {plan.hasPreview && <span className={css.help}>{text.pushHelp}</span>}
              </span>
            </label>
          )}
        </FormField>
      )}
    </>
  );
}
