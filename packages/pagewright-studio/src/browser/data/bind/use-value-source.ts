import { configs, json } from 'pagewright/tooling';
import { useEffect, useId, useRef, useState } from 'react';
import { emptyValue } from '../../field/empty-value.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { focusField } from '../../reveal/wanted-field.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import type { PickedPath } from '../picker/PathPicker.tsx';
import { pathSample } from '../values/path-sample.ts';
import { pathInWords } from '../values/path-text.ts';
import { useContent } from '../values/use-content.ts';
import {
  bindingOf,
  boundValue,
  pathText,
  typedValue,
  type ValueBinding,
  withPath,
} from '../values/value-binding.ts';
import { takesText } from './bindable-place.ts';

/** A text with a value at its end. Braces that were typed stay text. */
function textWithValue(before: string, { path }: PickedPath): string {
  const gap = before === '' || /[\s/=(]$/.test(before) ? '' : ' ';
  return before.replaceAll('{', '{{') + gap + pathText(path);
}

const hasDefault = (binding: ValueBinding) =>
  binding.is === 'path' && binding.default !== undefined && binding.default !== null;

/** Where a value comes from, and what changes that: content fills it, or a person types it. */
export function useValueSource({ file, steps, label, isRequired = false }: FieldProps) {
  const studio = useStudio();
  const { site } = studio.state;
  const { answer } = useContent(file);
  const { place, set, remove } = useField(file, steps);
  const [wasText, setWasText] = useState(false);
  const id = useId();
  /** What gets the focus when the field has another form: the button that was pressed disappears with the old form. */
  const wanted = useRef<'switch' | 'text'>(undefined);
  const { roots, node, value } = place;
  const binding = bindingOf(value, roots);
  // The last value was deleted, but somebody is still typing.
  const written =
    binding?.is === 'text' ? binding.text : wasText && typeof value === 'string' ? value : undefined;
  const text = takesText(place) ? written : undefined;
  const form = binding?.is === 'path' ? 'bound' : text === undefined ? 'literal' : 'text';
  const startsFocused = wanted.current === 'text';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form changes.
  useEffect(() => {
    if (wanted.current === 'switch') document.getElementById(id)?.querySelector('button')?.focus();
    wanted.current = undefined;
  }, [form, id]);

  const bind = ({ path, fallback }: PickedPath) => {
    wanted.current = 'switch';
    if (binding?.is === 'path' && fallback === undefined)
      set(withPath(binding, path), dataStrings.rebind(label));
    else set(boundValue(path, fallback), dataStrings.bind(label));
    studio.announce(dataStrings.bound(label, dataStrings.source(pathInWords(path, roots))));
  };
  const unbind = () => {
    const config = configs.read(site, file);
    if (!binding || !config) return;
    const path = binding.is === 'path' ? binding.path : undefined;
    const sample = path && pathSample(path, { site, config, steps, roots }, answer);
    const typed = typedValue(binding, sample, node);
    const isItem = typeof steps.at(-1) === 'number';
    const undoLabel = dataStrings.unbind(label);
    if (typed !== undefined) set(typed, undoLabel);
    else if (node && (isRequired || isItem)) set(emptyValue(node), undoLabel);
    else remove(undoLabel);
    studio.announce(dataStrings.unbound(label, hasDefault(binding)));
    if (takesText(place)) focusField(file, json.pointerOf(steps));
    else wanted.current = 'switch';
  };
  const insert = (picked: PickedPath) => {
    wanted.current = 'text';
    set(textWithValue(typeof value === 'string' ? value : '', picked), dataStrings.insert(label));
  };
  return { id, place, binding, text, startsFocused, bind, unbind, insert, setWasText };
}
