import { type FormEvent, useState } from 'react';
import { Callout } from '../../../controls/Callout.tsx';
import { Field } from '../../../controls/Field.tsx';
import { Select } from '../../../controls/Select.tsx';
import { useStudio } from '../../../shell/studio-context.ts';
import { pickerStrings } from '../../picker-strings.ts';
import { AltTextInput } from '../alt-text/AltTextInput.tsx';
import type { ChosenImage } from '../chosen-image.ts';
import { DropPlace } from './DropPlace.tsx';
import { sendUpload } from './send-upload.ts';
import css from './UploadImage.module.css';
import { uploadProblem } from './upload-problem.ts';

interface UploadImageProps {
  /** The id of the form. A button outside of it submits it. */
  readonly form: string;
  /** The folders below `public/`. */
  readonly folders: readonly string[];
  readonly firstFolder: string;
  /** True if the image may have an alternative text. */
  readonly hasAlt: boolean;
  readonly onUploaded: (image: ChosenImage) => void;
}

/** Uploads an image into `public/`. It is shown from memory before. */
export function UploadImage({ form, folders, firstFolder, hasAlt, onUploaded }: UploadImageProps) {
  const { server } = useStudio();
  const [file, setFile] = useState<File>();
  const [folder, setFolder] = useState(firstFolder);
  const [alt, setAlt] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const problem = file && uploadProblem(file);
  const needsAlt = hasAlt && alt === undefined;

  const take = (files: FileList | null) => {
    setError(undefined);
    setFile(files?.[0]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!file || problem || needsAlt || isSending) return;
    setSending(true);
    setError(undefined);
    const result = await sendUpload(server, file, folder);
    setSending(false);
    if ('error' in result) setError(result.error);
    else onUploaded({ src: result.src, isUploaded: true, ...(alt === undefined ? {} : { alt }) });
  };
  const { upload } = pickerStrings;
  return (
    <form
      id={form}
      className={css.form}
      onSubmit={submit}
      // A browser would open a file that is dropped next to the place for it.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <DropPlace file={file} isShown={!problem} onTake={take} />
      <div className={css.fields}>
        <Field label={upload.folder} help={upload.folderHelp}>
          {(control) => (
            <Select
              {...control}
              value={folder}
              options={folders.map((value) => ({ value, label: pickerStrings.image.folder(value) }))}
              onChoose={setFolder}
            />
          )}
        </Field>
        {hasAlt && (
          <AltTextInput
            label={pickerStrings.alt.label}
            value={alt}
            onChange={setAlt}
            problem={isAsked && needsAlt ? upload.altNeeded : undefined}
          />
        )}
        {(problem ?? error) !== undefined && <Callout kind="error">{problem ?? error}</Callout>}
        <p role="status" className={css.status}>
          {isSending ? upload.sending : isAsked && !file ? upload.fileNeeded : ''}
        </p>
      </div>
    </form>
  );
}
