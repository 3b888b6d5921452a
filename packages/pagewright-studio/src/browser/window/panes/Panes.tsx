import { Group, Panel, useDefaultLayout } from 'react-resizable-panels';
import { useMedia } from '../../shell/use-media.ts';
import { strings } from '../../strings.ts';
import { TopBar } from '../TopBar.tsx';
import { OnePane } from './OnePane.tsx';
import { MiddlePane, SettingsPane, SidePane } from './PaneContents.tsx';
import { PaneSeparator } from './PaneSeparator.tsx';
import css from './Panes.module.css';

/** Narrower windows, and wide ones that are enlarged, show one pane at a time. */
const isNarrow = '(width < 1000px)';

/** The window: the top bar, and below it three panes: pages and sections, the page, and the form of what is selected. */
export function Panes() {
  const isOneAtATime = useMedia(isNarrow);
  return (
    <div className={css.window}>
      <TopBar />
      <main aria-label={strings.panes.all} className={css.fill}>
        {isOneAtATime ? <OnePane /> : <ThreePanes />}
      </main>
    </div>
  );
}

function ThreePanes() {
  const layout = useDefaultLayout({ id: 'pagewright-studio-panes' });
  return (
    <Group {...layout} orientation="horizontal" className={css.panes}>
      <Panel
        id="side"
        defaultSize={288}
        minSize={220}
        maxSize={480}
        groupResizeBehavior="preserve-pixel-size"
      >
        <SidePane hasPages />
      </Panel>
      <PaneSeparator pane={strings.panes.side} />
      <Panel id="page" minSize={320}>
        <MiddlePane />
      </Panel>
      <PaneSeparator pane={strings.panes.page} />
      <Panel
        id="form"
        defaultSize={360}
        minSize={280}
        maxSize={620}
        groupResizeBehavior="preserve-pixel-size"
      >
        <SettingsPane />
      </Panel>
    </Group>
  );
}
