import { TriangleAlert } from 'lucide-react';
import { PushButton } from '../controls/PushButton.tsx';
import { showError } from '../problems/show-error.ts';
import { useStudio } from '../shell/studio-context.ts';
import css from './PreviewWarning.module.css';
import type { PreviewNotice } from './preview-notice.ts';
import { previewStrings } from './preview-strings.ts';

/** Why the frame does not show the page as it is written, and the way to the first error. */
export function PreviewWarning({ notice: { sentence, isAlone, first } }: { readonly notice: PreviewNotice }) {
  const studio = useStudio();
  return (
    <div className={css.warning} data-alone={isAlone ? '' : undefined}>
      {(first || !isAlone) && <TriangleAlert size={14} aria-hidden className={css.sign} />}
      <p>{sentence}</p>
      {first && !first.folder && (
        <PushButton kind={isAlone ? 'plain' : 'quiet'} onClick={() => showError(studio, first)}>
          {previewStrings.showError}
        </PushButton>
      )}
    </div>
  );
}
