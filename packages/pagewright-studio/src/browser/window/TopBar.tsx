import { Braces, Redo2, Undo2 } from 'lucide-react';
import { configs, json } from 'pagewright/tooling';
import { commandKey } from '../command-key.ts';
import { IconButton } from '../controls/PushButton.tsx';
import { ConflictNotice } from '../publish/conflict/ConflictNotice.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { ProblemsButton } from './ProblemsButton.tsx';
import { ShellMenu } from './ShellMenu.tsx';
import css from './TopBar.module.css';

/** What concerns the whole window: undo and redo, problems, the JSON view, and saving. */
export function TopBar() {
  const { state, store, view, show } = useStudio();
  const { undo, redo } = state.history;
  const siteName = json.stringIn(configs.read(state.site, '_site.json')?.value.name);
  return (
    <div>
      <header className={css.bar}>
        <h1 className={css.name}>
          <span className={css.product}>{strings.product}</span> {siteName ?? state.project.name}
        </h1>
        <div className={css.group}>
          <IconButton
            label={strings.undo(undo)}
            keys={`${commandKey} Z`}
            icon={<Undo2 size={16} />}
            aria-disabled={undo === undefined}
            onClick={() => store.request({ is: 'undo' })}
          />
          <IconButton
            label={strings.redo(redo)}
            keys={`${commandKey} Shift Z`}
            icon={<Redo2 size={16} />}
            aria-disabled={redo === undefined}
            onClick={() => store.request({ is: 'redo' })}
          />
        </div>
        <div className={css.end}>
          <ProblemsButton />
          <IconButton
            label={strings.panes.json}
            keys={`${commandKey} J`}
            icon={<Braces size={16} />}
            aria-pressed={view.isJsonOpen}
            onClick={() => show({ isJsonOpen: !view.isJsonOpen })}
          />
          <ShellMenu />
          <PublishBar />
        </div>
      </header>
      <ConflictNotice />
    </div>
  );
}
