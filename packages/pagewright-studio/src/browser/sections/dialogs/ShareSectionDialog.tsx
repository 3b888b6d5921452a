import { spelling } from 'pagewright/tooling';
import { useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { Field } from '../../controls/Field.tsx';
import { focusFirst } from '../../controls/focus-first.ts';
import { PushButton } from '../../controls/PushButton.tsx';
import { TextArea, TextInput } from '../../controls/TextInput.tsx';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { propertyLabel } from '../../names/part-names.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { sectionNameProblem, sharedParts } from '../operations/share-section.ts';
import type { SectionActions } from '../section-actions.ts';
import { sectionStrings } from '../section-strings.ts';
import css from './section-dialogs.module.css';

interface ShareSectionDialogProps {
  readonly part: SelectedPart;
  readonly actions: SectionActions;
  readonly onClose: () => void;
}

function inWords(param: string): string {
  return propertyLabel(param).replaceAll('_', ' ');
}

/** Asks for the name of a new shared section, and says what becomes of the content that it reads. */
export function ShareSectionDialog({ part, actions, onClose }: ShareSectionDialogProps) {
  const { state } = useStudio();
  const { site } = state;
  const [{ name, suggested, params, queries }] = useState(() => sharedParts(site, part));
  const [typed, setTyped] = useState(suggested);
  const [description, setDescription] = useState('');
  const [isAsked, setAsked] = useState(false);
  const problem = sectionNameProblem(site, typed);
  const { shareDialog: say } = sectionStrings;
  return (
    <Dialog
      title={say.title(name)}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton kind="main" type="submit" form="share-section">
            {say.share}
          </PushButton>
        </>
      }
    >
      <form
        ref={focusFirst}
        id="share-section"
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (problem !== undefined) return;
          onClose();
          actions.share(part, typed, description);
        }}
      >
        <Field
          label={say.name}
          help={say.nameHelp(typed)}
          isRequired
          problem={isAsked || typed !== suggested ? problem : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              spellCheck={false}
              onText={setTyped}
              onBlur={() => setTyped((before) => spelling.kebabCase(before) || before)}
            />
          )}
        </Field>
        <Field label={say.description} help={say.descriptionHelp}>
          {(control) => <TextArea {...control} value={description} onText={setDescription} />}
        </Field>
        <div className={css.facts}>
          <p>{say.moves}</p>
          {queries.length > 0 && <p>{say.queries(queries)}</p>}
          {params.length > 0 && <p>{say.params(params.map(inWords))}</p>}
        </div>
      </form>
    </Dialog>
  );
}
