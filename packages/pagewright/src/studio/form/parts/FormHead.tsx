import { Braces } from 'lucide-react';
import { revealInJson } from '../../json/wanted-place.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../words.ts';
import css from './FormHead.module.css';
import { type FormPart, type PartPlace, projectPath } from './form-part.ts';

interface FormHeadProps {
  readonly part: FormPart;
  readonly file: string;
  readonly place: PartPlace;
}

/** The name of a part, what it is for, and its place in the config, which opens the JSON. */
export function FormHead({ part, file, place }: FormHeadProps) {
  const { show } = useStudio();
  const { title, description } = part;
  return (
    <header className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {description !== undefined && <p className={css.description}>{description}</p>}
      <button
        type="button"
        className={css.place}
        title={projectPath(file)}
        aria-label={words.form.showJson(file, place.line)}
        onClick={() => {
          show({ isJsonOpen: true });
          revealInJson({ file, start: place.start, end: place.end });
        }}
      >
        <Braces size={12} aria-hidden />
        {file}:{place.line}
      </button>
    </header>
  );
}
