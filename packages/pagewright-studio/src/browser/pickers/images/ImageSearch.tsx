import type { ReactNode } from 'react';
import { focusFirst } from '../../controls/focus-first.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { pickerStrings } from '../picker-strings.ts';
import css from './ImagePanels.module.css';

interface ImageSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The number of images that are found. */
  readonly count: number;
  readonly children?: ReactNode;
}

/** Searches images by name, and says how many there are. */
export function ImageSearch({ text, onText, count, children }: ImageSearchProps) {
  return (
    <div className={css.search} ref={focusFirst}>
      <TextInput
        type="search"
        aria-label={pickerStrings.image.search}
        placeholder={pickerStrings.image.search}
        value={text}
        onText={onText}
      />
      {children}
      <span role="status" className={css.count}>
        {pickerStrings.image.count(count)}
      </span>
    </div>
  );
}
