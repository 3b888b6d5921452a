import { type ReactNode, useState } from 'react';
import { Group, Panel, useDefaultLayout } from 'react-resizable-panels';
import { Choice } from '../controls/Choice.tsx';
import { DataList } from '../data/DataList.tsx';
import { FormPane } from '../form/FormPane.tsx';
import { JsonPane } from '../json/JsonPane.tsx';
import { PageList } from '../pages/PageList.tsx';
import { SectionTree } from '../sections/SectionTree.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { useMedia } from '../shell/use-media.ts';
import { StagePane } from '../stage/StagePane.tsx';
import { words } from '../words.ts';
import { PaneBoundary } from './PaneBoundary.tsx';
import { PaneSeparator } from './PaneSeparator.tsx';
import css from './Panes.module.css';
import { TopBar } from './TopBar.tsx';

/** Narrower windows, and wide ones that are enlarged, show one pane at a time. */
const isNarrow = '(width < 1000px)';

const panes = ['sections', 'page', 'form'] as const;

/** The window: the top bar, and below it three panes: pages and sections, the page, and the form of what is selected. */
export function Panes() {
  const isOneAtATime = useMedia(isNarrow);
  return (
    <div className={css.window}>
      <TopBar />
      <main aria-label={words.panes.all} className={css.fill}>
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
        <SidePane />
      </Panel>
      <PaneSeparator />
      <Panel id="page" minSize={320}>
        <MiddlePane />
      </Panel>
      <PaneSeparator />
      <Panel
        id="form"
        defaultSize={360}
        minSize={280}
        maxSize={620}
        groupResizeBehavior="preserve-pixel-size"
      >
        <Fill>
          <FormPane />
        </Fill>
      </Panel>
    </Group>
  );
}

function OnePane() {
  const [shown, setShown] = useState<(typeof panes)[number]>('sections');
  const contents: Record<(typeof panes)[number], ReactNode> = {
    sections: <SidePane />,
    page: <MiddlePane />,
    form: <FormPane />,
  };
  return (
    <div className={css.narrow}>
      <div className={css.switch}>
        <Choice
          label={words.shell.panes}
          value={shown}
          options={panes.map((value) => ({ value, label: words.panes[value] }))}
          onChoose={setShown}
        />
      </div>
      <Fill>{contents[shown]}</Fill>
    </div>
  );
}

/** Gives a pane the height of its place, and keeps its defects there. */
function Fill({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.fill}>
      <PaneBoundary>{children}</PaneBoundary>
    </div>
  );
}

function SidePane() {
  const layout = useDefaultLayout({ id: 'pagewright-studio-side' });
  return (
    <Group {...layout} orientation="vertical" className={css.side}>
      <Panel id="pages" defaultSize="40%" minSize={96} className={css.part}>
        <Fill>
          <PageList />
        </Fill>
      </Panel>
      <PaneSeparator />
      <Panel id="sections" minSize={96} className={css.part}>
        <Fill>
          <SectionTree />
        </Fill>
      </Panel>
      <PaneSeparator />
      <Panel id="data" defaultSize="18%" minSize={34} className={css.part}>
        <DataList />
      </Panel>
    </Group>
  );
}

/** The page, and below it the JSON if it is open. */
function MiddlePane() {
  const { view } = useStudio();
  const layout = useDefaultLayout({ id: 'pagewright-studio-json', panelIds: ['stage', 'json'] });
  return (
    <Group {...layout} orientation="vertical">
      <Panel id="stage" minSize={120}>
        <Fill>
          <StagePane />
        </Fill>
      </Panel>
      {view.isJsonOpen && (
        <>
          <PaneSeparator />
          <Panel id="json" defaultSize="45%" minSize={120}>
            <Fill>
              <JsonPane />
            </Fill>
          </Panel>
        </>
      )}
    </Group>
  );
}
