import { routesOf } from '../../editor/binding-scope.ts';
import { configsOf } from '../../editor/editor-site.ts';
import { pathsOf } from '../../editor/linkable-paths.ts';
import { useStudio } from '../shell/studio-context.ts';
import { words } from '../words.ts';

/** The pages of the site. */
export function PageList() {
  const { state, view, show } = useStudio();
  return (
    <nav aria-label={words.panes.pages}>
      <ul>
        {configsOf(state.site, 'page').map((config) => (
          <li key={config.file}>
            <button
              type="button"
              aria-current={view.file === config.file ? 'page' : undefined}
              onClick={() =>
                show({ file: config.file, selected: undefined, path: pathsOf(config)[0] ?? '/' })
              }
            >
              {routesOf(config)[0]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
