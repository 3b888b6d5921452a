import { Separator } from 'react-resizable-panels';
import { words } from '../words.ts';
import css from './PaneSeparator.module.css';

/** The line between two panes, which moves by dragging and by arrow keys. */
export function PaneSeparator() {
  return <Separator className={css.line} aria-label={words.panes.resize} />;
}
