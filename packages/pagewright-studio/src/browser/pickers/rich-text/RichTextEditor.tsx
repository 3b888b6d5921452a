import type { EditorState } from 'prosemirror-state';
import { useEffect, useId, useRef, useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { pickerStrings } from '../picker-strings.ts';
import { RichLinkDialog } from './RichLinkDialog.tsx';
import css from './RichText.module.css';
import { RichToolbar } from './RichToolbar.tsx';
import type { RichText } from './read-rich-text.ts';
import { linkRange } from './rich-links.ts';
import { RichView } from './rich-view.ts';

interface RichTextEditorProps {
  readonly label: string;
  /** The text of the config. */
  readonly text: RichText;
  readonly file: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** @param isTyped true while a person types */
  readonly onWrite: (html: string, isTyped: boolean) => void;
  readonly onSource: () => void;
}

/** HTML as formatted text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, text, file, describedBy, isInvalid, onWrite, onSource } = props;
  const { announce } = useStudio();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<RichView>(undefined);
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  const write = useRef(onWrite);
  write.current = onWrite;
  const first = useRef(text);
  const askLink = useRef(() => {});
  askLink.current = () => {
    if (state && linkRange(state)) setLinking(true);
    else announce(pickerStrings.rich.selectFirst, { isSeen: true });
  };

  useEffect(() => {
    if (!place.current) return;
    const shown = new RichView(place.current, first.current, {
      attributes: {
        id,
        class: css.editor ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      onState: setState,
      onWrite: (html, isTyped) => write.current(html, isTyped),
      onLink: () => askLink.current(),
    });
    view.current = shown;
    return () => shown.destroy();
  }, [id, label]);
  useEffect(() => view.current?.show(text), [text]);
  useEffect(() => {
    view.current?.describe({
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    });
  }, [describedBy, isInvalid]);
  return (
    <div className={css.field}>
      <RichToolbar
        label={label}
        controls={id}
        state={state}
        onAction={(action) => {
          if (action === 'link') askLink.current();
          else view.current?.run(action);
        }}
        onSource={onSource}
      />
      <div ref={place} />
      {isLinking && state && (
        <RichLinkDialog
          file={file}
          state={state}
          onLink={(href) => {
            setLinking(false);
            view.current?.link(href);
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
}
