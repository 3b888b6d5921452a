import type { EditorState } from 'prosemirror-state';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { Field } from '../../controls/Field.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { LinkCombobox } from '../links/LinkCombobox.tsx';
import { linkEnd } from '../links/link-end.ts';
import { linkTargetsFor } from '../links/link-targets.ts';
import { pickerStrings } from '../picker-strings.ts';
import { linkRange } from './rich-links.ts';

interface RichLinkDialogProps {
  readonly file: string;
  readonly state: EditorState;
  /** @param href empty to remove the link */
  readonly onLink: (href: string) => void;
  readonly onClose: () => void;
}

/** Asks where the selected text should lead. */
export function RichLinkDialog({ file, state, onLink, onClose }: RichLinkDialogProps) {
  const studio = useStudio();
  const { site } = studio.state;
  const { path } = studio.view;
  const { rich } = pickerStrings;
  const form = useId();
  const [before] = useState(() => linkRange(state)?.href ?? '');
  const [href, setHref] = useState(before);
  const end = linkEnd(href, { site, file, shownPath: path });
  const focusFirst = useCallback((element: HTMLFormElement | null) => {
    element?.querySelector('input')?.setAttribute('autofocus', '');
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLink(href);
  };
  return (
    <Dialog
      title={rich.link}
      onClose={onClose}
      actions={
        <>
          {before !== '' && <PushButton onClick={() => onLink('')}>{rich.removeLink}</PushButton>}
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton kind="main" type="submit" form={form}>
            {rich.applyLink}
          </PushButton>
        </>
      }
    >
      <form id={form} ref={focusFirst} onSubmit={submit}>
        <Field label={rich.target} help={end?.words}>
          {(control) => (
            <LinkCombobox
              control={control}
              value={href}
              targetsFor={(typed) => linkTargetsFor(typed, site, file, path)}
              onWrite={setHref}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
