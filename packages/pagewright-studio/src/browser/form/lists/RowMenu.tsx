import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { Menu } from '../../controls/Menu.tsx';
import { formStrings } from '../form-strings.ts';
import type { RowProps } from './row-props.ts';

interface RowMenuProps extends RowProps {
  readonly name: string;
}

/** What can be done with an item of a list. */
export function RowMenu({ index, list, actions, name, isFull, isLeast }: RowMenuProps) {
  const unless = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason });
  return (
    <Menu
      label={formStrings.actionsOf(name)}
      icon={<Ellipsis size={14} />}
      items={[
        {
          label: formStrings.moveUp,
          icon: <ArrowUp size={14} />,
          keys: 'Alt ↑',
          ...unless(index === 0 ? formStrings.isFirst : undefined),
          onChoose: () => actions.move(index, index - 1),
        },
        {
          label: formStrings.moveDown,
          icon: <ArrowDown size={14} />,
          keys: 'Alt ↓',
          ...unless(index === list.count - 1 ? formStrings.isLast : undefined),
          onChoose: () => actions.move(index, index + 1),
        },
        {
          label: formStrings.duplicateItem,
          icon: <Copy size={14} />,
          ...unless(isFull),
          onChoose: () => actions.duplicate(index),
        },
        {
          label: formStrings.remove,
          icon: <Trash2 size={14} />,
          isDanger: true,
          ...unless(isLeast),
          onChoose: () => actions.remove(index),
        },
      ]}
    />
  );
}
