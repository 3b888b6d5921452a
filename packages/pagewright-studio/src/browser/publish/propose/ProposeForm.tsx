import { FORM_ERROR } from 'final-form';
import type { Diagnostic } from 'pagewright/tooling';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import type { MadeProposal, ProposalPlan } from '../../protocol.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { changeStrings } from '../changes/change-strings.ts';
import { publishStrings } from '../publish-strings.ts';
import { BlockingErrors } from '../review/BlockingErrors.tsx';
import { ChangedFileList } from '../review/ChangedFileList.tsx';
import { ReviewedFile } from '../review/ReviewedFile.tsx';
import { ScrollRegion } from '../review/ScrollRegion.tsx';
import { useBlockingErrors } from '../review/use-blocking-errors.ts';
import { propose } from '../studio-answers.ts';
import type { ChangedFile } from '../unsaved-files.ts';
import { useCommandKey } from '../use-command-key.ts';
import { proposedMessage } from './commit-message.ts';
import { branchFor, ProposalFields, type ProposalValues } from './ProposalFields.tsx';
import css from './ProposeForm.module.css';
import { imagesIn } from './shown-images.ts';

interface ProposeFormProps {
  readonly plan: ProposalPlan;
  readonly changes: readonly ChangedFile[];
  readonly onMade: (proposal: MadeProposal, files: readonly string[]) => void;
  readonly onShow: (error: Diagnostic) => void;
  readonly onClose: () => void;
}

const { proposal: text } = publishStrings;

/** Which changes are proposed, and what prevents it. */
function useProposal(plan: ProposalPlan, changes: readonly ChangedFile[]) {
  const { site, project } = useStudio().state;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(changes.map(({ file }) => file)));
  const selected = changes.filter(({ file }) => chosen.has(file));
  const files = selected.map(({ file }) => file);
  const { errors, isChecking, failure } = useBlockingErrors('propose', files);
  return {
    chosen,
    setChosen,
    files,
    images: imagesIn(
      selected.map(({ after }) => after),
      plan.images,
    ),
    /** The message, unless somebody writes another one. */
    proposed: proposedMessage(selected, { site, contentName: project.contentName }),
    errors,
    isChecking,
    /** Why the files could not be checked. */
    failure,
    isBlocked: files.length === 0 || errors.length > 0,
  };
}

/** Collects what a proposal needs: files, message and branch. */
export function ProposeForm({ plan, changes, onMade, onShow, onClose }: ProposeFormProps) {
  const studio = useStudio();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [viewed, setViewed] = useState(changes[0]?.file);
  const shown = changes.find(({ file }) => file === viewed) ?? changes[0];
  const proposal = useProposal(plan, changes);
  const { files, proposed, isChecking, isBlocked } = proposal;
  const hint = files.length === 0 ? publishStrings.chooseFile : undefined;
  const submit = async ({ message = proposed, branch = branchFor(message), push }: ProposalValues) => {
    if (isBlocked) return;
    try {
      onMade(await propose(studio, { files, message, branch, push }), files);
    } catch (error) {
      return { [FORM_ERROR]: error instanceof Error ? error.message : String(error) };
    }
  };
  useCommandKey('Enter', () => form.current?.requestSubmit());
  // The dialog has focused the button that closes it.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <Form<ProposalValues>
      onSubmit={submit}
      initialValues={{ push: plan.hasOrigin }}
      validate={({ message = proposed }) => (message.trim() === '' ? { message: text.noMessage } : {})}
    >
      {({ handleSubmit, submitting, submitError }) => (
        <Dialog
          title={text.title}
          size="large"
          onClose={onClose}
          actions={
            <>
              <p className={css.status} role="status">
                {submitting ? text.working : isChecking ? publishStrings.checking : hint}
              </p>
              <PushButton onClick={onClose}>{strings.cancel}</PushButton>
              <PushButton kind="main" type="submit" form={formId} aria-disabled={submitting || isBlocked}>
                {text.submit}
              </PushButton>
            </>
          }
        >
          <form
            ref={form}
            id={formId}
            className={css.form}
            noValidate
            onSubmit={(event) => {
              // The server checks the files again, so nobody needs to wait until it has.
              if (submitting) event.preventDefault();
              else void handleSubmit(event);
            }}
            onKeyDown={keepKeys}
          >
            <ProposalParts
              plan={plan}
              changes={changes}
              proposal={proposal}
              error={submitError}
              viewed={shown?.file}
              onView={setViewed}
              onShow={onShow}
            />
            {shown && (
              <ScrollRegion label={changeStrings.described.region(shown.file)}>
                <ReviewedFile change={shown} others={changes} />
              </ScrollRegion>
            )}
          </form>
        </Dialog>
      )}
    </Form>
  );
}

interface ProposalPartsProps extends Pick<ProposeFormProps, 'plan' | 'changes' | 'onShow'> {
  readonly proposal: ReturnType<typeof useProposal>;
  /** Why the proposal could not be made. */
  readonly error: string | undefined;
  readonly viewed: string | undefined;
  readonly onView: (file: string) => void;
}

/** What a proposal consists of: message, branch and files, with what is wrong with them. */
function ProposalParts({ plan, changes, proposal, error, viewed, onView, onShow }: ProposalPartsProps) {
  const { chosen, setChosen, images, proposed, errors, failure } = proposal;
  return (
    <div className={css.fields}>
      <p className={css.help}>{text.help}</p>
      {error !== undefined && <Callout kind="error">{error}</Callout>}
      {failure !== undefined && <Callout kind="warning">{failure}</Callout>}
      <BlockingErrors title={publishStrings.proposeErrors(errors.length)} errors={errors} onShow={onShow} />
      <ProposalFields plan={plan} proposed={proposed} />
      {images.length > 0 && <p className={css.help}>{text.images(images)}</p>}
      <h3 className={css.heading}>{text.files}</h3>
      <ChangedFileList
        label={text.files}
        files={changes}
        chosen={chosen}
        onChoose={setChosen}
        viewed={viewed}
        onView={onView}
      />
    </div>
  );
}

/** Undo in a field of the dialog undoes what was typed there, and nothing in the project. */
function keepKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if ((event.ctrlKey || event.metaKey) && /^[yz]$/i.test(event.key)) event.stopPropagation();
}
