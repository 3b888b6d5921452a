import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ConfigText } from 'pagewright/tooling';
import { IconButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { entryBeside } from '../page-entry.ts';
import { previewStrings } from '../preview-strings.ts';
import { EntryList } from './EntryList.tsx';
import css from './EntrySwitcher.module.css';
import { usePageEntries } from './use-page-entries.ts';

/** Chooses one of the paths of a page with params: one for each entry. */
export function EntrySwitcher({ page }: { readonly page: ConfigText }) {
  const { view, show } = useStudio();
  const found = usePageEntries(page);
  const [before, after] = ([-1, 1] as const).map((step) => entryBeside(found.entries, view.path, step));
  return (
    <div className={css.switcher}>
      <div className={css.steps}>
        <IconButton
          label={previewStrings.previousEntry}
          icon={<ChevronLeft size={16} />}
          aria-disabled={!before}
          onClick={() => before && show({ path: before.path })}
        />
        <IconButton
          label={previewStrings.nextEntry}
          icon={<ChevronRight size={16} />}
          aria-disabled={!after}
          onClick={() => after && show({ path: after.path })}
        />
      </div>
      <EntryList page={page} found={found} />
    </div>
  );
}
