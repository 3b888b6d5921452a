import { ChevronDown, ChevronRight, Database } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Thumbnail } from '../../data/values/SampleValue.tsx';
import { contentInWords } from '../../field/schema-words.ts';
import { ProblemCount } from '../../problems/ProblemCount.tsx';
import { DropLine } from '../../reorder/DropLine.tsx';
import { ReorderHandle } from '../../reorder/ReorderHandle.tsx';
import { indexAfterKey } from '../../reorder/reordered-index.ts';
import { useReorderItem } from '../../reorder/use-reorder-item.ts';
import { formStrings } from '../form-strings.ts';
import css from './ListRow.module.css';
import { RowMenu } from './RowMenu.tsx';
import type { RowProps } from './row-props.ts';

interface ListRowProps extends RowProps {
  readonly pointer: string;
  readonly text: string;
  readonly image: string | undefined;
  /** The content that it comes from. */
  readonly from: string | undefined;
  /** True for an item that becomes one item for each item of a list of content. */
  readonly isEach: boolean;
  readonly problemCount: number;
  readonly isOpen: boolean;
  /** The field of the item, if the row is open. */
  readonly children: ReactNode;
}

/** An item of a list: a line about it, and its field when it is open. Closed rows render only when their line changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { index, list, actions, noun, pointer, text, image, from, isEach } = props;
  const { problemCount, isOpen, children } = props;
  const item = useReorderItem(list, index);
  const name = formStrings.itemName(noun, index + 1);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li
      ref={item.ref}
      className={css.row}
      data-row={index}
      data-pointer={pointer}
      data-dragged={item.isDragged || undefined}
    >
      <div className={css.line}>
        <ReorderHandle item={item} name={name} />
        <button
          type="button"
          data-main=""
          className={css.toggle}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => actions.open(isOpen ? undefined : index)}
          onKeyDown={(event) => {
            const to = indexAfterKey(event, index, list.count);
            if (to === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            actions.move(index, to);
          }}
        >
          <Chevron size={14} aria-hidden />
          {image !== undefined && <Thumbnail key={image} src={image} />}
          {isEach && from !== undefined ? (
            <>
              <Database size={14} aria-hidden />
              <span className={css.text}>{formStrings.eachOf(contentInWords(from))}</span>
            </>
          ) : (
            <span className={css.text} data-empty={text === '' || undefined}>
              {text === '' ? name : text}
            </span>
          )}
          {!isEach && from !== undefined && (
            <span className={css.from}>{formStrings.fromContent(contentInWords(from))}</span>
          )}
          {problemCount > 0 && ' '}
          <ProblemCount count={problemCount} />
        </button>
        <RowMenu {...props} name={name} />
      </div>
      {isOpen && <div className={css.body}>{children}</div>}
      <DropLine edge={item.edge} />
    </li>
  );
});
