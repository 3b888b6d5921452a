import { ExternalLink, RotateCw } from 'lucide-react';
import type { ConfigText } from '../../editor/editor-site.ts';
import { Choice } from '../controls/Choice.tsx';
import { IconButton } from '../controls/PushButton.tsx';
import { Select } from '../controls/Select.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { contentStates, frameWidths } from '../shell/studio-view.ts';
import { words } from '../words.ts';
import { EntrySwitcher } from './EntrySwitcher.tsx';
import { frameUrl } from './frame-link.ts';
import { readablePath } from './page-entry.ts';
import css from './StageToolbar.module.css';

interface StageToolbarProps {
  /** The page in the frame. */
  readonly page: ConfigText | undefined;
  readonly onReload: () => void;
}

/** How the page is shown: what clicks do, its path, the state of its content, and its width. */
export function StageToolbar({ page, onReload }: StageToolbarProps) {
  const { state, view, show } = useStudio();
  const { stage } = words;
  return (
    <section aria-label={stage.toolbar} className={css.bar}>
      <Choice
        label={stage.mode}
        value={view.isBrowsing ? 'browse' : 'select'}
        options={(['select', 'browse'] as const).map((value) => ({ value, label: stage.modes[value] }))}
        onChoose={(mode) => show({ isBrowsing: mode === 'browse', pointed: undefined })}
      />
      <div className={css.address}>
        {page && isOfEntries(page) ? (
          <EntrySwitcher key={page.file} page={page} />
        ) : (
          <p className={css.path} title={stage.address}>
            {readablePath(view.path)}
          </p>
        )}
        <IconButton label={stage.reload} icon={<RotateCw size={14} />} onClick={onReload} />
        <a
          className={css.open}
          href={frameUrl(state.project.frameOrigin, view.path)}
          target="_blank"
          rel="noreferrer"
          aria-label={stage.openTab}
          title={stage.openTab}
        >
          <ExternalLink size={14} />
        </a>
      </div>
      <div className={css.state} data-changed={view.contentState === 'content' ? undefined : ''}>
        <Select
          aria-label={words.frame.state}
          value={view.contentState}
          options={contentStates.map((value) => ({ value, label: words.contentStates[value] }))}
          onChoose={(value) => {
            const contentState = contentStates.find((each) => each === value);
            if (contentState) show({ contentState });
          }}
        />
      </div>
      <Choice
        label={words.frame.width}
        value={view.width}
        options={frameWidths.map((value) => ({ value, label: words.widths[value] }))}
        onChoose={(width) => show({ width })}
      />
    </section>
  );
}

/** True for a page with several paths: one for each value of its params, or for each page of its list. */
function isOfEntries({ value }: ConfigText): boolean {
  return value.params !== undefined || value.paging !== undefined;
}
