import { Upload } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import { pickerStrings } from '../../picker-strings.ts';
import css from './UploadImage.module.css';
import { uploadTypes } from './upload-limits.ts';

interface DropPlaceProps {
  readonly file: File | undefined;
  /** False for a file that is not an image, or that is too large. */
  readonly isShown: boolean;
  readonly onTake: (files: FileList | null) => void;
}

/** Takes a file that is chosen or dropped, and shows it from memory. */
export function DropPlace({ file, isShown, onTake }: DropPlaceProps) {
  const id = useId();
  const preview = usePreview(file);
  const { upload } = pickerStrings;
  return (
    <div className={css.place}>
      {preview === undefined || !isShown ? (
        <Upload size={20} aria-hidden />
      ) : (
        <img className={css.preview} src={preview} alt="" />
      )}
      <label className={css.choose} htmlFor={id}>
        {file ? upload.chosen(file.name, file.size) : upload.drop}
      </label>
      <input
        id={id}
        type="file"
        accept={uploadTypes.join(',')}
        aria-describedby={`${id}-limits`}
        onChange={(event) => onTake(event.target.files)}
      />
      <p id={`${id}-limits`} className={css.limits}>
        {upload.limits}
      </p>
    </div>
  );
}

/** The URL of a file in memory, which is released when there is another one. */
function usePreview(file: File | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}
