import { configs } from 'pagewright/tooling';
import { useMemo } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { isEditable } from '../edits/edit-config.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { sectionLists } from './operations/section-rows.ts';
import css from './SectionTree.module.css';
import { sectionStrings } from './section-strings.ts';
import { TreeGrid } from './tree/TreeGrid.tsx';

/** The sections of the open file, in a tree with the blocks inside others. */
export function SectionTree() {
  const { state, view, show } = useStudio();
  const { site } = state;
  const { file } = view;
  const config = file === undefined ? undefined : configs.read(site, file);
  const text = config?.text;
  const isBroken = useMemo(() => text !== undefined && !isEditable(text), [text]);
  const lists = config && !isBroken ? sectionLists(site, config.file) : [];
  return (
    <section aria-label={strings.panes.sections} className={css.pane} data-pane="" tabIndex={-1}>
      {!config && <p className={css.notice}>{sectionStrings.noFile}</p>}
      {config && isBroken && (
        <div className={css.notice}>
          <p>{sectionStrings.broken}</p>
          <PushButton onClick={() => show({ isJsonOpen: true })}>{strings.openJson}</PushButton>
        </div>
      )}
      {config && !isBroken && lists.length === 0 && <p className={css.notice}>{sectionStrings.none}</p>}
      {config && lists.length > 0 && <TreeGrid lists={lists} />}
    </section>
  );
}
