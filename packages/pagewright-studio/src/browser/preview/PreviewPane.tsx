import { useMemo, useState } from 'react';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { useFirstEntry } from './entries/use-first-entry.ts';
import { frameSize } from './frame-size.ts';
import { PageFrame } from './PageFrame.tsx';
import css from './PreviewPane.module.css';
import { PreviewStatus } from './PreviewStatus.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { PreviewWarning } from './PreviewWarning.tsx';
import { previewNotice } from './preview-notice.ts';
import { previewStrings } from './preview-strings.ts';
import { useFrame } from './use-frame.ts';
import { useSettled } from './use-settled.ts';
import { useSize } from './use-size.ts';

/** Milliseconds for which something must be wrong until it is said. */
const patience = 800;

/** The page in its frame, with what changes how it is shown. */
export function PreviewPane() {
  const { state, view } = useStudio();
  const [place, setPlace] = useSize();
  const size = place && frameSize(view.width, place);
  const frame = useFrame(size?.scale ?? 1);
  const [now] = useState(Date.now);
  const service = state.project.contentName ?? previewStrings.contentService;
  const withoutEntry = useFirstEntry() ? service : undefined;
  const { path } = view;
  const page = frame.shown?.page;
  const { hasPage } = frame;
  const { diagnostics, texts } = state;
  const notice = useMemo(
    () => previewNotice({ path, withoutEntry, page, hasPage, diagnostics, texts, now }),
    [path, withoutEntry, page, hasPage, diagnostics, texts, now],
  );
  // While somebody types, there is an error for a moment.
  const above = notice?.isAlone ? undefined : notice;
  const warning = useSettled(above, above && (above.first ? 'errors' : above.sentence), patience);
  return (
    <section aria-label={strings.panes.page} className={css.pane} data-pane="" data-preview="" tabIndex={-1}>
      <PreviewToolbar shown={frame.shown} onReload={frame.reload} />
      {warning && <PreviewWarning notice={warning} />}
      <div ref={setPlace} className={css.place}>
        <button type="button" className={css.skip} onClick={skipFrame}>
          {previewStrings.skip}
        </button>
        {size && (
          <PageFrame
            key={`${state.project.frameOrigin} ${frame.attempt}`}
            size={size}
            setFrame={frame.setFrame}
            isHidden={notice?.isAlone === true}
          />
        )}
        {frame.isStarting && !notice?.isAlone && <p className={css.starting}>{previewStrings.starting}</p>}
        {notice?.isAlone && (
          <div className={css.empty}>
            <PreviewWarning notice={notice} />
          </div>
        )}
      </div>
      <PreviewStatus frame={frame} size={size} />
    </section>
  );
}

/** Moves the focus past the frame. */
function skipFrame(): void {
  document.querySelector<HTMLElement>('[data-preview-end]')?.focus();
}
