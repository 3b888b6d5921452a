import { Search } from 'lucide-react';
import css from './SearchInput.module.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A field that searches the list below it. */
export function SearchInput(props: Omit<TextInputProps, 'type'>) {
  return (
    <div className={css.search}>
      <Search size={14} aria-hidden className={css.icon} />
      <TextInput autoComplete="off" spellCheck={false} {...props} />
    </div>
  );
}
