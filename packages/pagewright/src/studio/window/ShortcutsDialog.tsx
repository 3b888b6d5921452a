import { Dialog } from '../controls/Dialog.tsx';
import { words } from '../strings.ts';
import css from './ShortcutsDialog.module.css';

/** The keys of the studio. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.shell.shortcuts} onClose={onClose}>
      <dl className={css.list}>
        {words.shell.keys.map(([keys, purpose]) => (
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
