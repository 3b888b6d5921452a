import { TextCursorInput } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { configs } from '../../tooling.ts';
import { Field } from '../controls/Field.tsx';
import { IconButton } from '../controls/PushButton.tsx';
import type { FieldProps } from '../form/field-props.ts';
import { emptyValue } from '../form/rules/empty-value.ts';
import { useField } from '../form/use-field.ts';
import { problemTexts } from '../problems/problem-texts.tsx';
import { pointerOf } from '../problems/problems-at.ts';
import { focusField } from '../reveal/wanted-field.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './BindableField.module.css';
import { BoundField } from './bind/BoundField.tsx';
import { isParam, mayBeBound, mayLack, ownWord, takesText } from './bind/bindable-place.ts';
import { SourceSwitch } from './bind/SourceSwitch.tsx';
import { TextWithValues } from './bind/TextWithValues.tsx';
import { PathPicker, type PickedPath } from './picker/PathPicker.tsx';
import { lossOf } from './values/binding-loss.ts';
import { LossText } from './values/LossText.tsx';
import { pathSample } from './values/path-sample.ts';
import { pathInWords } from './values/path-text.ts';
import { useContent } from './values/use-content.ts';
import { bindingOf, boundValue, pathText, typedValue, withPath } from './values/value-binding.ts';

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
  const { file, steps, label, help, isRequired = false } = field;
  const studio = useStudio();
  const { site, project } = studio.state;
  const { answer } = useContent(file);
  const { place, problems, set, remove } = useField(file, steps);
  const [picking, setPicking] = useState<'whole' | 'text'>();
  const [wasText, setWasText] = useState(false);
  const id = useId();
  /** What gets the focus when the field has another form: the button that was pressed goes with the old one. */
  const wanted = useRef<'switch' | 'text'>(undefined);
  const config = configs.read(site, file);
  const { roots, node, value } = place;
  const binding = bindingOf(value, roots);
  // The last value was deleted, but somebody is still typing.
  const text =
    binding?.is === 'text' ? binding.text : wasText && typeof value === 'string' ? value : undefined;
  const isText = text !== undefined && takesText(place);
  const form = binding?.is === 'path' ? 'bound' : isText ? 'text' : 'literal';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form changes.
  useEffect(() => {
    if (wanted.current === 'switch') document.getElementById(id)?.querySelector('button')?.focus();
    wanted.current = undefined;
  }, [form, id]);

  const bind = ({ path, fallback }: PickedPath) => {
    setPicking(undefined);
    wanted.current = 'switch';
    const keeps = binding?.is === 'path' && fallback === undefined;
    set(
      keeps ? withPath(binding, path) : boundValue(path, fallback),
      keeps ? strings.data.rebind(label) : strings.data.bind(label),
    );
    studio.announce(strings.data.bound(label, strings.data.source(pathInWords(path, roots))));
  };
  const type = () => {
    if (!binding || !config) return;
    const path = binding.is === 'path' ? binding.path : undefined;
    const sample = path && pathSample(path, { site, config, steps, roots }, answer);
    const typed = typedValue(binding, sample, node);
    const isItem = typeof steps.at(-1) === 'number';
    const undoLabel = strings.data.unbind(label);
    if (typed !== undefined) set(typed, undoLabel);
    else if (node && (isRequired || isItem)) set(emptyValue(node), undoLabel);
    else remove(undoLabel);
    const isDefault = binding.is === 'path' && binding.default !== undefined && binding.default !== null;
    studio.announce(strings.data.unbound(label, isDefault));
    if (takesText(place)) focusField(file, pointerOf(steps));
    else wanted.current = 'switch';
  };
  const insert = ({ path }: PickedPath) => {
    setPicking(undefined);
    wanted.current = 'text';
    const before = typeof value === 'string' ? value : '';
    const gap = before === '' || /[\s/=(]$/.test(before) ? '' : ' ';
    set(before.replaceAll('{', '{{') + gap + pathText(path), strings.data.insert(label));
  };
  const controls = (
    <>
      {takesText(place) && binding?.is !== 'path' && (
        <IconButton
          label={strings.data.insertValue}
          icon={<TextCursorInput size={14} />}
          onClick={() => setPicking('text')}
        />
      )}
      <SourceSwitch
        id={id}
        field={label}
        own={ownWord(place)}
        other={isParam(place) ? strings.data.switch.address : strings.data.switch.from(project.contentName)}
        isBound={binding?.is === 'path'}
        onChoose={(isBound) => (isBound ? setPicking('whole') : type())}
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
      {binding?.is === 'path' ? (
        <BoundField {...field} aside={aside} binding={binding} onChange={() => setPicking('whole')} />
      ) : isText ? (
        <Field
          label={label}
          help={help}
          isRequired={isRequired}
          problem={problemTexts(problems)}
          aside={aside}
        >
          {(control) => (
            <>
              <TextWithValues
                file={file}
                steps={steps}
                label={label}
                value={text}
                roots={roots}
                control={control}
                isInserting={picking === 'text'}
                startsFocused={wanted.current === 'text'}
                onInserted={() => setPicking(undefined)}
                onText={(typed, isTyped) =>
                  set(typed, isTyped ? strings.form.change(label) : strings.data.insert(label), isTyped)
                }
                onFocus={setWasText}
              />
              {config && mayLack(text, roots) && (
                <p className={css.lack}>
                  {strings.data.textMayLack} <LossText file={file} loss={lossOf(site, config, steps)} />
                </p>
              )}
            </>
          )}
        </Field>
      ) : (
        literal(<span className={css.aside}>{controls}</span>)
      )}
      {(picking === 'whole' || (picking === 'text' && !isText)) && (
        <PathPicker
          file={file}
          steps={steps}
          label={label}
          title={picking === 'whole' ? strings.data.picker.title(label) : strings.data.picker.insertTitle}
          use={picking}
          onPick={picking === 'whole' ? bind : insert}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
