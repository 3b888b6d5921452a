import { configs } from 'pagewright/tooling';
import { PushButton } from '../controls/PushButton.tsx';
import { useStudio } from '../shell/studio-context.ts';
import type { FrameSize } from './frame-size.ts';
import css from './PreviewStatus.module.css';
import { previewStrings } from './preview-strings.ts';
import { sharedBlock } from './shown/slot-parts.ts';
import type { Frame } from './use-frame.ts';
import { useSettled } from './use-settled.ts';

interface PreviewStatusProps {
  readonly frame: Frame;
  readonly size: FrameSize | undefined;
}

/** Below the frame: which section is selected, where it is written, and the size of the page. */
export function PreviewStatus({ frame, size }: PreviewStatusProps) {
  return (
    <div className={css.status}>
      <SelectionText frame={frame} />
      <FileButtons frame={frame} />
      <p className={css.size} data-preview-end="" tabIndex={-1}>
        {size && previewStrings.size(size.width, size.scale)}
      </p>
    </div>
  );
}

/** Which section is selected, or what a click does. */
function SelectionText({ frame: { shown, selected, isFound } }: Pick<PreviewStatusProps, 'frame'>) {
  const { selected: part, isBrowsing } = useStudio().view;
  // A page that is still loading has none of its sections.
  const isHidden = useSettled(!isFound, `${selected?.place} ${isFound}`, 2000) ?? false;
  // A section that its dates or its limits keep from this page has no outline.
  const isAbsent = part?.steps[0] === 'blocks' && part.file === shown?.page.file && !selected;
  if (isBrowsing) return <p className={css.selection}>{previewStrings.hints.browse}</p>;
  return (
    <p className={css.selection}>
      {selected ? (
        <>
          <strong className={css.name}>{selected.name}</strong> <code>{selected.place}</code>
          {isHidden && <span>{previewStrings.hiddenSection}</span>}
        </>
      ) : isAbsent ? (
        previewStrings.hiddenSection
      ) : (
        previewStrings.hints.select
      )}
    </p>
  );
}

/** The ways to the file of the selected section, and back to the page. */
function FileButtons({ frame: { shown, selected } }: Pick<PreviewStatusProps, 'frame'>) {
  const { view, show } = useStudio();
  const { selected: part, file } = view;
  const shared = part && shown && sharedBlock(shown.blocks, part);
  const other = part && part.file !== file ? part : undefined;
  const target = shared ?? other;
  const isAway = file !== undefined && configs.kindOf(file) === 'section' && shown && !shared;
  return (
    <>
      {target && selected && (
        <PushButton kind="quiet" onClick={() => show({ file: target.file, selected: target })}>
          {shared ? previewStrings.editShared(target.file) : previewStrings.openFile(target.file)}
        </PushButton>
      )}
      {isAway && (
        <PushButton kind="quiet" onClick={() => show({ file: shown.page.file, selected: undefined })}>
          {previewStrings.backToPage(shown.page.file)}
        </PushButton>
      )}
    </>
  );
}
