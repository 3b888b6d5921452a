import { configs, type Steps } from 'pagewright/tooling';
import { useStudio } from '../../shell/studio-context.ts';
import css from './PartList.module.css';
import { partInWords } from './part-text.ts';

interface PartListProps {
  readonly file: string;
  readonly parts: readonly Steps[];
  /** Called when a part was chosen. */
  readonly onChoose?: () => void;
}

/** Parts of a config, such as the parts that use a query. Choosing one selects it. */
export function PartList({ file, parts, onChoose }: PartListProps) {
  const { state, show } = useStudio();
  const config = configs.read(state.site, file);
  if (!config) return null;
  return (
    <ul className={css.parts}>
      {parts.map((steps) => (
        <li key={steps.join()}>
          <button
            type="button"
            className={css.part}
            onClick={() => {
              show({ file, selected: { file, steps: selectable(steps) } });
              onChoose?.();
            }}
          >
            {partInWords(state.site, config, steps)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Blocks and queries can be selected. Everything else is in the form of the page. */
function selectable(steps: Steps): Steps {
  if (steps[0] === 'data') return steps.slice(0, 2);
  return steps.length > 1 ? steps : [];
}
