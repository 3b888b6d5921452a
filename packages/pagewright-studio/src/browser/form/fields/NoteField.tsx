import { configs, json, type Steps } from 'pagewright/tooling';
import { formStrings } from '../form-strings.ts';
import { TextField } from './TextField.tsx';

interface NoteFieldProps {
  readonly file: string;
  /** The steps to the object that the note is about. */
  readonly steps: Steps;
}

const anyText = { schema: { type: 'string', description: 'Several lines' }, root: {} };

/** A note to those who read the config. Visitors never see it. */
export function NoteField({ file, steps }: NoteFieldProps) {
  const own = [...steps, configs.commentName];
  return (
    <div data-pointer={json.pointerOf(own)}>
      <TextField
        file={file}
        steps={own}
        node={anyText}
        label={formStrings.note}
        help={formStrings.noteHelp}
      />
    </div>
  );
}
