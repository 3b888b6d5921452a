import { Braces } from 'lucide-react';
import { IconButton } from '../../controls/PushButton.tsx';
import { revealInJson } from '../../reveal/wanted-place.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { formStrings } from '../form-strings.ts';
import css from './FormHead.module.css';
import type { FormPart, PartPlace } from './form-part.ts';

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
      <IconButton
        label={formStrings.showJson(file, place.line)}
        icon={<Braces size={14} />}
        onClick={() => {
          show({ isJsonOpen: true });
          revealInJson({ file, start: place.start, end: place.end });
        }}
      />
      {description !== undefined && <p className={css.description}>{description}</p>}
    </header>
  );
}
