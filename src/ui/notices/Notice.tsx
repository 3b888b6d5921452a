import toast from 'react-hot-toast/headless';
import css from './NoticeStack.module.css';

export interface NoticeText {
  readonly message: string;
  /** Name of the button that closes the notice, for assistive technology. */
  readonly dismiss: string;
}

/** The text of a notice and the button that closes it. */
export function Notice({ id, text }: { readonly id: string; readonly text: NoticeText }) {
  return (
    <>
      <p className={css.words}>{text.message}</p>
      <button
        type="button"
        className={css.close}
        aria-label={text.dismiss}
        onClick={() => toast.dismiss(id)}
      />
    </>
  );
}
