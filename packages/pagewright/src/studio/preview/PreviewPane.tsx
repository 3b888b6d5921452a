import { useMemo, useState } from 'react';
import { useStudio } from '../shell/studio-context.ts';
import { words } from '../strings.ts';
import { frameSize } from './frame-size.ts';
import { PageFrame } from './PageFrame.tsx';
import css from './PreviewPane.module.css';
import { StageStatus } from './PreviewStatus.tsx';
import { StageToolbar } from './PreviewToolbar.tsx';
import { StageWarning } from './PreviewWarning.tsx';
import { stageNotice } from './preview-notice.ts';
import { useFirstEntry } from './use-first-entry.ts';
import { useFrame } from './use-frame.ts';
import { useSettled } from './use-settled.ts';
import { useSize } from './use-size.ts';

/** Milliseconds for which something must be wrong until it is said. */
const patience = 800;

/** The page in its frame, with what changes how it is shown. */
export function StagePane() {
  const { state, view } = useStudio();
  const [place, setPlace] = useSize();
  const size = place && frameSize(view.width, place);
  const frame = useFrame(size?.scale ?? 1);
  const [now] = useState(Date.now);
  const service = state.project.contentName ?? words.stage.contentService;
  const withoutEntry = useFirstEntry() ? service : undefined;
  const { path } = view;
  const page = frame.shown?.page;
  const { hasPage } = frame;
  const { diagnostics, texts } = state;
  const notice = useMemo(
    () => stageNotice({ path, withoutEntry, page, hasPage, diagnostics, texts, now }),
    [path, withoutEntry, page, hasPage, diagnostics, texts, now],
  );
  // While somebody types, there is an error for a moment.
  const above = notice?.isAlone ? undefined : notice;
  const warning = useSettled(above, above && (above.first ? 'errors' : above.sentence), patience);
  return (
    <section aria-label={words.panes.page} className={css.pane} data-pane="" data-stage="" tabIndex={-1}>
      <StageToolbar shown={frame.shown} onReload={frame.reload} />
      {warning && <StageWarning notice={warning} />}
      <div ref={setPlace} className={css.place}>
        <button type="button" className={css.skip} onClick={skipFrame}>
          {words.stage.skip}
        </button>
        {size && (
          <PageFrame
            key={`${state.project.frameOrigin} ${frame.attempt}`}
            size={size}
            setFrame={frame.setFrame}
            isHidden={notice?.isAlone === true}
          />
        )}
        {frame.isStarting && !notice?.isAlone && <p className={css.starting}>{words.stage.starting}</p>}
        {notice?.isAlone && (
          <div className={css.empty}>
            <StageWarning notice={notice} />
          </div>
        )}
      </div>
      <StageStatus frame={frame} size={size} />
    </section>
  );
}

/** Moves the focus behind the frame. */
function skipFrame(): void {
  document.querySelector<HTMLElement>('[data-stage-end]')?.focus();
}
