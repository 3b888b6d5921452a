import { FormPane } from '../form/FormPane.tsx';
import { PageList } from '../pages/PageList.tsx';
import { SectionTree } from '../sections/SectionTree.tsx';
import { StagePane } from '../stage/StagePane.tsx';
import css from './Panes.module.css';
import { TopBar } from './TopBar.tsx';

/** The three panes: pages and sections, the page, and the form of what is selected. */
export function Panes() {
  return (
    <div className={css.window}>
      <TopBar />
      <div className={css.panes}>
        <div className={css.side}>
          <PageList />
          <SectionTree />
        </div>
        <StagePane />
        <FormPane />
      </div>
    </div>
  );
}
