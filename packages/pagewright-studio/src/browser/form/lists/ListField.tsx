import { Plus } from 'lucide-react';
import { type Json, json, nodes } from 'pagewright/tooling';
import { useMemo } from 'react';
import { FieldGroup } from '../../controls/FieldGroup.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { AddFromContent } from '../../data/AddFromContent.tsx';
import { emptyValue } from '../../field/empty-value.ts';
import { fieldKind } from '../../field/field-kind.ts';
import type { LiteralProps } from '../../field/literal-props.ts';
import { inSentence, titleOf } from '../../field/schema-words.ts';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { isIn, problemsOfFile } from '../../problems/problems-at.ts';
import type { ReorderList } from '../../reorder/use-reorder-item.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { formStrings } from '../form-strings.ts';
import { summaryOf } from '../rules/item-summary.ts';
import css from './ListField.module.css';
import { ListRow } from './ListRow.tsx';
import { TextRow } from './TextRow.tsx';
import { useList } from './use-list.ts';

const noItems: readonly Json[] = [];

/** True for a text without a value from content. */
function isTyped(value: Json, mayBind: boolean): boolean {
  return typeof value === 'string' && !(mayBind && value.includes('{'));
}

/** The items of a list, in rows that open one at a time. Items that are a line of text are edited in their rows. */
export function ListField(props: LiteralProps) {
  const { file, steps, node, label, help, isRequired = false, isLabelHidden, aside } = props;
  const { diagnostics } = useStudio().state;
  const { place, problems } = useField(file, steps);
  const items = json.isArray(place.value) ? place.value : noItems;
  const { minItems, maxItems, item } = nodes.arrayShape(node ?? { schema: {}, root: {} });
  const { atLeast, atMost } = formStrings;
  const title = titleOf(item);
  const noun = title === undefined ? formStrings.item : inSentence(title);
  const count = items.length;
  const { actions, element, isOpen } = useList({ file, steps, noun, count });
  const pointer = json.pointerOf(steps);
  const list = useMemo(
    (): ReorderList => ({ name: `${file}${pointer}`, count, onMove: actions.move }),
    [file, pointer, count, actions],
  );
  const inside = problemsOfFile(diagnostics, file).filter((each) => isIn(each.pointer, pointer));
  const isFull = maxItems !== undefined && count >= maxItems ? atMost(maxItems) : undefined;
  const isLeast = isRequired && minItems > 0 && count <= minItems ? atLeast(minItems) : undefined;
  const isCompact = fieldKind(item) === 'line';
  const mayBind = place.accepts === 'any';
  return (
    <FieldGroup
      label={label}
      help={help}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden ?? false}
      problem={problemTexts(problems)}
      aside={aside}
    >
      <div ref={element} className={css.list}>
        {count > 0 && (
          <ol className={css.rows}>
            {items.map((value, index) => {
              const own = { index, list, actions, noun, isFull, isLeast };
              const at = [...steps, index];
              if (isCompact && isTyped(value, mayBind))
                // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name.
                return <TextRow key={index} {...own} file={file} steps={at} node={item} />;
              const { text, image, from, isEach } = summaryOf(value, item);
              const within = `${pointer}/${index}`;
              return (
                <ListRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name.
                  key={index}
                  {...own}
                  pointer={within}
                  text={text}
                  image={image}
                  from={from}
                  isEach={isEach === true}
                  problemCount={inside.filter((each) => isIn(each.pointer, within)).length}
                  isOpen={isOpen(index)}
                >
                  {isOpen(index) ? (
                    <ValueField file={file} steps={at} label={title ?? label} isRequired />
                  ) : undefined}
                </ListRow>
              );
            })}
          </ol>
        )}
        <div data-footer="" className={css.footer}>
          <PushButton
            kind="quiet"
            icon={<Plus size={14} aria-hidden />}
            aria-disabled={isFull === undefined ? undefined : true}
            onClick={() => {
              if (isFull === undefined) actions.add(count, emptyValue(item));
            }}
          >
            {formStrings.add(noun)}
          </PushButton>
          {mayBind && isFull === undefined && <AddFromContent {...props} />}
          {isFull !== undefined && <p className={css.limit}>{isFull}</p>}
        </div>
      </div>
    </FieldGroup>
  );
}
