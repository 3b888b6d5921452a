import type { ValuePlace } from '../../editor/value-place.ts';
import { objectOf } from '../../json/json-value.ts';
import { BindableField } from '../data/BindableField.tsx';
import { EachItem } from '../data/EachItem.tsx';
import { pointerOf } from '../problems/problems-at.ts';
import type { FieldProps } from './field-props.ts';
import { LiteralField } from './fields/LiteralField.tsx';
import { useField } from './use-field.ts';
import css from './ValueField.module.css';

/** True for an item that becomes one item for each item of a list of content. */
export function isEach({ value, isItem, accepts }: ValuePlace): boolean {
  return isItem && accepts === 'any' && 'each' in objectOf(value);
}

/** The field of any value: what fits its schema, with a switch to content where the value may be bound. */
export function ValueField(props: FieldProps) {
  const { place } = useField(props.file, props.steps);
  return (
    <div className={css.field} data-pointer={pointerOf(props.steps)}>
      {isEach(place) ? (
        <EachItem {...props} />
      ) : place.accepts === 'any' ? (
        <BindableField
          {...props}
          literal={(aside) => (
            <LiteralField
              {...props}
              node={place.node}
              aside={
                <>
                  {props.aside}
                  {aside}
                </>
              }
            />
          )}
        />
      ) : (
        <LiteralField {...props} node={place.node} />
      )}
    </div>
  );
}
