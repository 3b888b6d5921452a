import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldProps } from '../../field/field-props.ts';
import { dataStrings } from '../data-strings.ts';
import { PathPicker } from '../picker/PathPicker.tsx';
import { pathText } from '../values/value-binding.ts';
import css from './TextWithValues.module.css';
import { useChipEditor } from './use-chip-editor.ts';

interface TextWithValuesProps
  extends Pick<FieldProps, 'file' | 'steps'>,
    Omit<Parameters<typeof useChipEditor>[0], 'onOpen'> {
  /** True while a value is chosen for the end of the text. */
  readonly isInserting: boolean;
  readonly onInserted: () => void;
}

/** The range that a value is chosen for. `isTyped` after a brace, which is text if no value is chosen. */
interface OpenRange {
  readonly from: number;
  readonly to: number;
  readonly isTyped: boolean;
}

/** Text with values of content in it, which are chips instead of paths in braces. */
export function TextWithValues({ file, steps, isInserting, onInserted, ...options }: TextWithValuesProps) {
  const [range, setRange] = useState<OpenRange>();
  const editor = useChipEditor({
    ...options,
    onOpen: (from, to) => setRange({ from, to, isTyped: from === to }),
  });
  const open = range ?? (isInserting ? { ...editor.cursor(), isTyped: false } : undefined);
  const isOpen = open !== undefined;
  const wasOpen = useRef(false);
  const typeOn = useEffectEvent(() => editor.focus());
  useEffect(() => {
    // The dialog gives the focus back to the button that opened it, but the person goes on typing.
    if (wasOpen.current && !isOpen) typeOn();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = (inserted?: string) => {
    setRange(undefined);
    onInserted();
    if (open && inserted !== undefined) editor.insert(open.from, open.to, inserted);
  };
  return (
    <>
      <div
        ref={editor.place}
        className={css.editor}
        data-invalid={options.control['aria-invalid'] ? '' : undefined}
      />
      {open && (
        <PathPicker
          file={file}
          steps={steps}
          label={options.label}
          title={dataStrings.picker.insertTitle}
          use="text"
          onPick={({ path }) => close(pathText(path))}
          onClose={() => close(open.isTyped ? '{{' : undefined)}
        />
      )}
    </>
  );
}
