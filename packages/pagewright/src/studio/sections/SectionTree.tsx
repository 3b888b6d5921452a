import { symbolsOf } from '../../editor/document-symbols.ts';
import { useStudio } from '../shell/studio-context.ts';
import { words } from '../words.ts';

/** The sections of the open config. */
export function SectionTree() {
  const { state, view, show } = useStudio();
  const { file } = view;
  const parts = file === undefined ? [] : symbolsOf(state.site, file).filter(({ name }) => name !== 'data');
  return (
    <section aria-label={words.panes.sections}>
      {parts.map((part) => (
        <ul key={part.name}>
          {part.children.map((block, index) => (
            <li key={block.start}>
              <button
                type="button"
                onClick={() => file && show({ selected: { file, steps: [part.name, index] } })}
              >
                {block.name} {block.detail}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
