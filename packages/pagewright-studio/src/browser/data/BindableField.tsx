import { TextCursorInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../controls/PushButton.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useStudio } from '../shell/studio-context.ts';
import css from './BindableField.module.css';
import { BoundField } from './bind/BoundField.tsx';
import { BoundText } from './bind/BoundText.tsx';
import { isParam, mayBeBound, ownWord, takesText } from './bind/bindable-place.ts';
import { SourceSwitch } from './bind/SourceSwitch.tsx';
import { useValueSource } from './bind/use-value-source.ts';
import { dataStrings } from './data-strings.ts';
import { PathPicker, type PickedPath } from './picker/PathPicker.tsx';

interface BindableFieldProps extends FieldProps {
  /** Shows the field for a typed value. @param aside the switch, for the line of its label */
  readonly literal: (aside: ReactNode) => ReactNode;
}

/** A value that may be typed or come from content, with a switch between both. */
export function BindableField({ literal, ...field }: BindableFieldProps) {
  const { place } = useField(field.file, field.steps);
  if (place.accepts !== 'any' || !mayBeBound(place)) return literal(null);
  return <SwitchedField {...field} literal={literal} />;
}

function SwitchedField({ literal, ...field }: BindableFieldProps) {
  const { file, steps, label } = field;
  const { project } = useStudio().state;
  const { id, place, binding, text, startsFocused, bind, unbind, insert, setWasText } = useValueSource(field);
  /** What a path is chosen for. */
  const [picking, setPicking] = useState<'whole' | 'text'>();
  const isBound = binding?.is === 'path';
  const isText = !isBound && text !== undefined;
  const pick = (picked: PickedPath) => {
    setPicking(undefined);
    if (picking === 'whole') bind(picked);
    else insert(picked);
  };
  const controls = (
    <>
      {takesText(place) && !isBound && (
        <IconButton
          label={dataStrings.insertValue}
          icon={<TextCursorInput size={14} />}
          onClick={() => setPicking('text')}
        />
      )}
      <SourceSwitch
        id={id}
        field={label}
        own={ownWord(place)}
        other={isParam(place) ? dataStrings.switch.address : dataStrings.switch.from(project.contentName)}
        isBound={isBound}
        onChoose={(toContent) => (toContent ? setPicking('whole') : unbind())}
      />
    </>
  );
  const aside = (
    <span className={css.aside}>
      {field.aside}
      {controls}
    </span>
  );
  return (
    <>
      {isBound ? (
        <BoundField {...field} aside={aside} binding={binding} onChange={() => setPicking('whole')} />
      ) : isText ? (
        <BoundText
          {...field}
          aside={aside}
          text={text}
          isInserting={picking === 'text'}
          onInserted={() => setPicking(undefined)}
          startsFocused={startsFocused}
          onFocus={setWasText}
        />
      ) : (
        literal(<span className={css.aside}>{controls}</span>)
      )}
      {(picking === 'whole' || (picking === 'text' && !isText)) && (
        <PathPicker
          file={file}
          steps={steps}
          label={label}
          title={picking === 'whole' ? dataStrings.picker.title(label) : dataStrings.picker.insertTitle}
          use={picking}
          onPick={pick}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
