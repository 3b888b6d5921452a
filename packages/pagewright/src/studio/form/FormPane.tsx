import { readConfig } from '../../editor/editor-site.ts';
import { valueAt } from '../../schema/json-value.ts';
import { editFile, useStudio } from '../shell/studio-context.ts';
import { words } from '../words.ts';

/** The form of the selected part. */
export function FormPane() {
  const studio = useStudio();
  const { state, view } = studio;
  const { selected } = view;
  const config = selected && readConfig(state.site, selected.file);
  const value = config && valueAt(config.value, selected.steps.map(String));
  return (
    <aside aria-label={words.panes.form}>
      {config && (
        <textarea
          rows={30}
          cols={40}
          value={JSON.stringify(value, null, 2)}
          onChange={(event) => {
            const text = config.text;
            const before = JSON.stringify(value, null, 2);
            void before;
            editFile(studio, config.file, 'x', [{ start: 0, end: text.length, text: event.target.value }]);
          }}
        />
      )}
    </aside>
  );
}
