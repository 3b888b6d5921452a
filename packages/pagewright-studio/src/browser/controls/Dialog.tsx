import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { strings } from '../strings.ts';
import css from './Dialog.module.css';
import { IconButton } from './PushButton.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'large';
  /** Called when the person closes it, by button, Esc or a click outside. */
  readonly onClose: () => void;
}

/** A modal dialog. The browser keeps the focus in it, and gives it back. Render it only while it is open. */
export function Dialog({ title, children, actions, size = 'small', onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Not useEffect: it would close the dialog after it has left the document, and the browser would not give back the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, which the browser handles.
    <dialog
      ref={dialog}
      className={css.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.frame}>
        <div className={css.header}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <IconButton label={strings.close} icon={<X size={16} />} onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
