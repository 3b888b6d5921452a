import { ExternalLink, Hand, MousePointer2, RotateCw } from 'lucide-react';
import { type ConfigText, configs } from 'pagewright/tooling';
import { useMemo } from 'react';
import { Choice } from '../controls/Choice.tsx';
import { IconButton } from '../controls/PushButton.tsx';
import { Select } from '../controls/Select.tsx';
import { nameOfItem } from '../names/section-names.ts';
import { useStudio } from '../shell/studio-context.ts';
import { type ContentState, contentStates } from '../shell/studio-view.ts';
import { EntrySwitcher } from './entries/EntrySwitcher.tsx';
import { FrameWidthChoice } from './FrameWidthChoice.tsx';
import { frameUrl } from './messages/frame-link.ts';
import css from './PreviewToolbar.module.css';
import { readablePath } from './page-entry.ts';
import { previewStrings } from './preview-strings.ts';
import { firstContentSection } from './shown/content-sections.ts';
import type { PageInFrame } from './shown/page-in-frame.ts';

interface PreviewToolbarProps {
  /** The page in the frame. */
  readonly shown: PageInFrame | undefined;
  readonly onReload: () => void;
}

const modeIcons = { select: MousePointer2, browse: Hand };

/** How the page is shown: what clicks do, its path, the state of its content, and its width. */
export function PreviewToolbar({ shown, onReload }: PreviewToolbarProps) {
  const { state, view, show, announce } = useStudio();
  const text = previewStrings;
  const page = shown?.page;
  const hasPages = [...state.texts.keys()].some((file) => configs.kindOf(file) === 'page');
  const isWithout = useMemo(
    () => view.contentState !== 'content' && shown && !firstContentSection(shown, view.contentState),
    [view.contentState, shown],
  );
  const choose = (contentState: ContentState) => {
    show({ contentState });
    if (contentState === 'content' || !shown) return;
    const first = firstContentSection(shown, contentState)?.block;
    const name = previewStrings.contentStates[contentState];
    announce(
      first ? text.stateShown(name, nameOfItem(state.site, (first.use ?? first).value)) : text.noContent,
    );
  };
  return (
    <section aria-label={text.toolbar} className={css.bar}>
      <div className={css.mode}>
        <Choice
          label={text.mode}
          value={view.isBrowsing ? 'browse' : 'select'}
          options={(['select', 'browse'] as const).map((value) => {
            const Icon = modeIcons[value];
            const picture = (
              <>
                <Icon size={15} className={css.narrow} aria-hidden />
                <span className={css.wide} aria-hidden>
                  {text.modes[value]}
                </span>
              </>
            );
            return { value, label: text.modes[value], picture };
          })}
          onChoose={(mode) => show({ isBrowsing: mode === 'browse', pointed: undefined })}
        />
      </div>
      <div className={css.address}>
        {page && isOfEntries(page) ? (
          <EntrySwitcher key={page.file} page={page} />
        ) : (
          hasPages && (
            <p className={css.path} title={text.address}>
              {readablePath(view.path)}
            </p>
          )
        )}
        <IconButton label={text.reload} icon={<RotateCw size={14} />} onClick={onReload} />
        {hasPages && (
          <a
            className={css.open}
            href={frameUrl(state.project.frameOrigin, view.path)}
            target="_blank"
            rel="noreferrer"
            aria-label={text.openTab}
            title={text.openTab}
          >
            <ExternalLink size={14} />
          </a>
        )}
      </div>
      <div className={css.state} data-changed={view.contentState === 'content' ? undefined : ''}>
        <Select
          aria-label={previewStrings.choices.state}
          value={view.contentState}
          options={contentStates.map((value) => ({ value, label: previewStrings.contentStates[value] }))}
          onChoose={(value) => {
            const contentState = contentStates.find((each) => each === value);
            if (contentState) choose(contentState);
          }}
        />
      </div>
      <FrameWidthChoice />
      {isWithout && <p className={css.note}>{text.noContent}</p>}
    </section>
  );
}

/** True for a page with several paths: one for each value of its params, or for each page of its list. */
function isOfEntries({ value }: ConfigText): boolean {
  return value.params !== undefined || value.paging !== undefined;
}
