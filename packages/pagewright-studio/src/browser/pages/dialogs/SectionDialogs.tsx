import { type ConfigText, configs, json } from 'pagewright/tooling';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { fileWords } from '../../names/page-facts.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { namesOfSection, renameSection } from '../changes/rename-section.ts';
import { pageStrings } from '../page-strings.ts';
import { runOperation } from '../use-file-steps.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormText } from './FormText.tsx';
import css from './SectionDialogs.module.css';

interface SectionDialogProps {
  readonly section: ConfigText;
  readonly onClose: (file?: string) => void;
}

/** Gives a shared section another name. */
export function RenameSectionDialog({ section, onClose }: SectionDialogProps) {
  const studio = useStudio();
  const { state } = studio;
  const say = pageStrings.section;
  const old = configs.nameOf(section.file) ?? '';
  const validate = ({ name }: { readonly name: string }) => {
    if (name === '') return { name: say.nameMissing };
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return { name: say.nameForm };
    const isTaken = name !== old && state.texts.has(`_sections/${name}.json`);
    return { name: isTaken ? say.nameTaken(name) : undefined };
  };
  const submit = ({ name }: { readonly name: string }) => {
    if (name === old) return onClose();
    const operation = renameSection(state, section.file, name);
    const { select: _, ...staying } = operation;
    const isOpen = studio.view.file === section.file;
    runOperation(studio, isOpen ? operation : staying, pageStrings.done.renamed(`_sections/${name}.json`));
    onClose(`_sections/${name}.json`);
  };
  return (
    <FormDialog
      title={say.title(fileWords(section.file))}
      initialValues={{ name: old }}
      validate={validate}
      submit={say.submit}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      {() => (
        <FormText name="name" label={say.name} help={say.uses(namesOfSection(state.site, old).length)} />
      )}
    </FormDialog>
  );
}

/** Deletes a shared section. One that is used stays: the dialog shows where. */
export function DeleteSectionDialog({ section, onClose }: SectionDialogProps) {
  const studio = useStudio();
  const { state } = studio;
  const { remove, section: say, steps, done } = pageStrings;
  const title = fileWords(section.file);
  const uses = namesOfSection(state.site, configs.nameOf(section.file) ?? '');
  const submit = () => {
    const changes = new Map([[section.file, { write: null }]]);
    runOperation(studio, { label: steps.delete(title), changes }, done.deleted(title));
    onClose(section.file);
  };
  return (
    <Dialog
      title={remove.title(title)}
      onClose={() => onClose()}
      actions={
        uses.length > 0 ? (
          <PushButton onClick={() => onClose()}>{strings.close}</PushButton>
        ) : (
          <PushButton kind="danger" onClick={submit}>
            {remove.submit}
          </PushButton>
        )
      }
    >
      <p>{uses.length > 0 ? say.used(uses.length) : remove.body}</p>
      <ul className={css.uses}>
        {uses.map(({ config, string: { start } }) => (
          <li key={`${config.file}:${start}`}>
            {config.file}:{json.lineFinder(config.text)(start, start).line}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
