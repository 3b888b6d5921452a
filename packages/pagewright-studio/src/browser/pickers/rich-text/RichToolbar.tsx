import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import type { EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useState } from 'react';
import { commandKey } from '../../command-key.ts';
import { IconButton } from '../../controls/PushButton.tsx';
import { pickerStrings } from '../picker-strings.ts';
import css from './RichText.module.css';
import { isActive, type RichAction } from './rich-commands.ts';
import { linkRange } from './rich-links.ts';

const actions: readonly (readonly [action: RichAction | 'link', icon: LucideIcon, keys: string])[] = [
  ['bold', Bold, `${commandKey} B`],
  ['italic', Italic, `${commandKey} I`],
  ['link', Link, `${commandKey} K`],
  ['heading2', Heading2, `${commandKey} Alt 2`],
  ['heading3', Heading3, `${commandKey} Alt 3`],
  ['heading4', Heading4, `${commandKey} Alt 4`],
  ['bullets', List, `${commandKey} Shift 8`],
  ['numbers', ListOrdered, `${commandKey} Shift 7`],
  ['quote', TextQuote, `${commandKey} Shift 9`],
];

interface RichToolbarProps {
  /** The name of the field. */
  readonly label: string;
  /** The id of the text that it changes. */
  readonly controls: string;
  /** Undefined while the source is shown. */
  readonly state: EditorState | undefined;
  readonly onAction: (action: RichAction | 'link') => void;
  /** Shows the source, or the text. */
  readonly onSource: () => void;
}

/**
 * The buttons of the editor of HTML, after the ARIA toolbar pattern: one of them is in the tab order, and arrow keys lead to the others.
 */
export function RichToolbar({ label, controls, state, onAction, onSource }: RichToolbarProps) {
  const { rich } = pickerStrings;
  const [current, setCurrent] = useState(0);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = Math.min(current, buttons.length - 1);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + buttons.length) % buttons.length;
    setCurrent(index);
    buttons[index]?.focus();
  };
  const shown = state ? actions : [];
  const inTabOrder = (index: number) => (index === Math.min(current, shown.length) ? 0 : -1);
  return (
    <div
      role="toolbar"
      aria-label={rich.toolbar(label)}
      aria-controls={controls}
      className={css.toolbar}
      onKeyDown={onKey}
    >
      {state &&
        shown.map(([action, Icon, keys], index) => {
          const isOff = action === 'link' && !linkRange(state);
          return (
            <IconButton
              key={action}
              label={isOff ? rich.selectFirst : rich.actions[action]}
              keys={keys}
              icon={<Icon size={15} aria-hidden />}
              tabIndex={inTabOrder(index)}
              aria-pressed={isActive(state, action)}
              aria-disabled={isOff || undefined}
              // A press must not take the focus from the text, whose selection the button changes.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(index)}
              onClick={() => {
                if (!isOff) onAction(action);
              }}
            />
          );
        })}
      <span className={css.source}>
        <IconButton
          label={rich.source}
          icon={<Code size={15} aria-hidden />}
          tabIndex={inTabOrder(shown.length)}
          aria-pressed={!state}
          onFocus={() => setCurrent(shown.length)}
          onClick={onSource}
        />
      </span>
    </div>
  );
}
