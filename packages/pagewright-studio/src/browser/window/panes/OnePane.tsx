import { type ReactNode, useEffect, useState } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { PageList } from '../../pages/PageList.tsx';
import { useWantedField } from '../../reveal/wanted-field.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { windowStrings } from '../window-strings.ts';
import css from './OnePane.module.css';
import { Fill, MiddlePane, SettingsPane, SidePane } from './PaneContents.tsx';

const panes = ['pages', 'sections', 'page', 'form'] as const;

/** One pane at a time. The others stay in the document, so that each is as it was, and the page is not loaded again. */
export function OnePane() {
  const [chosen, setChosen] = useState<(typeof panes)[number]>('sections');
  const { isJsonOpen } = useStudio().view;
  const isFieldWanted = useWantedField()?.isOnlyMarked === false;
  // A place that somebody wants to see may be in a pane that is not shown. The form must be shown before it can focus a field.
  const shown = isFieldWanted ? 'form' : chosen;
  useEffect(() => {
    if (isFieldWanted) setChosen('form');
    else if (isJsonOpen) setChosen('page');
  }, [isFieldWanted, isJsonOpen]);
  const contents: Record<(typeof panes)[number], ReactNode> = {
    pages: <PageList />,
    sections: <SidePane hasPages={false} />,
    page: <MiddlePane />,
    form: <SettingsPane />,
  };
  return (
    <div className={css.narrow}>
      <div className={css.switch}>
        <Choice
          label={windowStrings.panes}
          value={shown}
          options={panes.map((value) => ({ value, label: windowStrings.onePane[value] }))}
          onChoose={setChosen}
        />
      </div>
      <div className={css.places}>
        {panes.map((pane) => (
          <div key={pane} className={css.place} data-shown={pane === shown ? '' : undefined}>
            <Fill>{contents[pane]}</Fill>
          </div>
        ))}
      </div>
    </div>
  );
}
