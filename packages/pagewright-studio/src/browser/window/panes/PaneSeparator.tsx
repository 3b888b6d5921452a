import { Separator } from 'react-resizable-panels';
import { strings } from '../../strings.ts';
import css from './PaneSeparator.module.css';

/** The line after a pane, which moves by dragging and by arrow keys. @param pane what people call the pane */
export function PaneSeparator({ pane }: { readonly pane: string }) {
  return <Separator className={css.line} aria-label={strings.panes.resize(pane)} />;
}
