import { X } from 'lucide-react';
import { json, type SchemaNode, type Steps } from 'pagewright/tooling';
import { type KeyboardEvent, useId } from 'react';
import { IconButton } from '../../controls/PushButton.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { emptyValue } from '../../field/empty-value.ts';
import { fieldStrings } from '../../field/field-strings.ts';
import { DropLine } from '../../reorder/DropLine.tsx';
import { ReorderHandle } from '../../reorder/ReorderHandle.tsx';
import { indexAfterKey } from '../../reorder/reordered-index.ts';
import { useReorderItem } from '../../reorder/use-reorder-item.ts';
import { useLiteral } from '../fields/use-literal.ts';
import { useTypedText } from '../fields/use-typed-text.ts';
import { formStrings } from '../form-strings.ts';
import css from './ListRow.module.css';
import type { RowProps } from './row-props.ts';

interface TextRowProps extends RowProps {
  readonly file: string;
  /** The steps to the item. */
  readonly steps: Steps;
  readonly node: SchemaNode;
}

/** An item that is a line of text. Enter adds an item after it. */
export function TextRow({ file, steps, node, index, list, actions, noun, isFull, isLeast }: TextRowProps) {
  const id = useId();
  const item = useReorderItem(list, index);
  const name = formStrings.itemName(noun, index + 1);
  const { value, problem, typeText } = useLiteral({ file, steps, node, label: name, isRequired: true });
  const typed = useTypedText(typeof value === 'string' ? value : '', typeText);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexAfterKey(event, index, list.count);
    if (to !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      actions.move(index, to);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && isFull === undefined) {
      actions.add(index + 1, emptyValue(node));
    }
  };
  return (
    <li
      ref={item.ref}
      className={css.row}
      data-row={index}
      data-pointer={json.pointerOf(steps)}
      data-dragged={item.isDragged || undefined}
    >
      <div className={css.line}>
        <ReorderHandle item={item} name={name} />
        <TextInput
          data-main=""
          aria-label={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          {...typed}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={isLeast ?? fieldStrings.removeNamed(name)}
          icon={<X size={14} />}
          aria-disabled={isLeast === undefined ? undefined : true}
          onClick={() => {
            if (isLeast === undefined) actions.remove(index);
          }}
        />
      </div>
      {problem && (
        <div id={id} className={css.problem}>
          {problem}
        </div>
      )}
      <DropLine edge={item.edge} />
    </li>
  );
}
