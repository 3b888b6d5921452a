import type { ReactNode } from 'react';
import { Group, Panel, useDefaultLayout } from 'react-resizable-panels';
import { DataList } from '../../data/DataList.tsx';
import { FormPane } from '../../form/FormPane.tsx';
import { JsonPane } from '../../json/JsonPane.tsx';
import { PageList } from '../../pages/PageList.tsx';
import { PreviewPane } from '../../preview/PreviewPane.tsx';
import { SectionTree } from '../../sections/SectionTree.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { FirstSteps } from '../FirstSteps.tsx';
import { PaneBoundary } from './PaneBoundary.tsx';
import css from './PaneContents.module.css';
import { PaneSeparator } from './PaneSeparator.tsx';

/** Gives a pane the height of its place, and keeps its defects there. */
export function Fill({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.fill}>
      <PaneBoundary>{children}</PaneBoundary>
    </div>
  );
}

/** The form, below what a new person should know. */
export function SettingsPane() {
  return (
    <div className={css.settings}>
      <FirstSteps />
      <Fill>
        <FormPane />
      </Fill>
    </div>
  );
}

/** The sections and the content of the open page, below the list of pages if it is not a pane of its own. */
export function SidePane({ hasPages }: { readonly hasPages: boolean }) {
  const layout = useDefaultLayout({
    id: 'pagewright-studio-side',
    panelIds: [...(hasPages ? ['pages'] : []), 'sections', 'data'],
  });
  return (
    <Group {...layout} orientation="vertical" className={css.side}>
      {hasPages && (
        <>
          <Panel id="pages" defaultSize="40%" minSize={96} className={css.part}>
            <Fill>
              <PageList />
            </Fill>
          </Panel>
          <PaneSeparator pane={strings.panes.pages} />
        </>
      )}
      <Panel id="sections" minSize={96} className={css.part}>
        <Fill>
          <SectionTree />
        </Fill>
      </Panel>
      <PaneSeparator pane={strings.panes.sections} />
      <Panel id="data" defaultSize="18%" minSize={34} className={css.part}>
        <DataList />
      </Panel>
    </Group>
  );
}

/** The page, and below it the JSON if it is open. */
export function MiddlePane() {
  const { view } = useStudio();
  const layout = useDefaultLayout({ id: 'pagewright-studio-json', panelIds: ['preview', 'json'] });
  return (
    <Group {...layout} orientation="vertical">
      <Panel id="preview" minSize={120}>
        <Fill>
          <PreviewPane />
        </Fill>
      </Panel>
      {view.isJsonOpen && (
        <>
          <PaneSeparator pane={strings.panes.page} />
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
