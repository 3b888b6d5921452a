import { Dialog } from '../controls/Dialog.tsx';
import css from './ShortcutsDialog.module.css';
import { windowStrings } from './window-strings.ts';

/** The keys of the studio. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={windowStrings.shortcuts} onClose={onClose}>
      <dl className={css.list}>
        {windowStrings.keys.map(([keys, purpose]) => (
          <div key={keys} className={css.row}>
            <dt>
              <kbd className={css.keys}>{keys}</kbd>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
