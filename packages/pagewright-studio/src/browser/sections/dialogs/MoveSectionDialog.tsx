import { useMemo, useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { Field } from '../../controls/Field.tsx';
import { focusFirst } from '../../controls/focus-first.ts';
import { PushButton } from '../../controls/PushButton.tsx';
import { Select } from '../../controls/Select.tsx';
import type { SelectedPart } from '../../drafts/draft-state.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { destinationsOf } from '../operations/move-destinations.ts';
import type { SectionActions } from '../section-actions.ts';
import { sectionStrings } from '../section-strings.ts';
import css from './section-dialogs.module.css';

interface MoveSectionDialogProps {
  readonly part: SelectedPart;
  readonly actions: SectionActions;
  readonly onClose: () => void;
}

/** Moves a section to a place that is chosen from two menus: for those who can neither drag nor use the keys. */
export function MoveSectionDialog({ part, actions, onClose }: MoveSectionDialogProps) {
  const { state } = useStudio();
  const { site } = state;
  const { name, lists, own, index } = useMemo(() => destinationsOf(site, part), [site, part]);
  const [chosen, setChosen] = useState(own);
  const [place, setPlace] = useState(index);
  const list = lists[chosen];
  const { moveDialog: say } = sectionStrings;
  return (
    <Dialog
      title={say.title(name)}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton
            kind="main"
            onClick={() => {
              onClose();
              if (list) actions.move(part, { file: part.file, list: list.steps, index: place });
            }}
          >
            {say.move}
          </PushButton>
        </>
      }
    >
      <div ref={focusFirst} className={css.form}>
        {lists.length > 1 && (
          <Field label={say.list}>
            {(control) => (
              <Select
                {...control}
                value={String(chosen)}
                options={lists.map(({ title, refused }, at) => ({
                  value: String(at),
                  label: refused === undefined ? title : say.refused(title, refused),
                  isDisabled: refused !== undefined,
                }))}
                onChoose={(value) => {
                  setChosen(Number(value));
                  setPlace(Number(value) === own ? index : 0);
                }}
              />
            )}
          </Field>
        )}
        <Field label={say.place}>
          {(control) => (
            <Select
              {...control}
              value={String(place)}
              options={['', ...(list?.names ?? [])].map((other, at) => ({
                value: String(at),
                label: at === 0 ? say.first : say.below(other),
              }))}
              onChoose={(value) => setPlace(Number(value))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
