import type { Diagnostic } from '../../check/messages/diagnostic.ts';
import { readConfig } from '../../editor/editor-site.ts';
import { placeOf, type Steps, type ValuePlace } from '../../editor/value-place.ts';
import type { Json } from '../../grammar/plan.ts';
import { objectShape } from '../../schema/schema-shape.ts';
import { removeValue, setValue } from '../edits/edit-config.ts';
import { problemsOn } from '../problems/problems-at.ts';
import { editFile, useStudio } from '../shell/studio-context.ts';

/** A value of a config, what it may be, what is wrong with it, and how to change it. */
export interface FieldState {
  readonly place: ValuePlace;
  readonly problems: readonly Diagnostic[];
  /**
   * Writes the value.
   * @param label for undo: "Change title"
   * @param isTyped true while a person types: all that is typed in a row is undone together
   */
  set(value: Json, label: string, isTyped?: boolean): void;
  /** Removes the property or the item. */
  remove(label: string): void;
}

/** The field at some steps of a config. Its file must exist. */
export function useField(file: string, steps: Steps): FieldState {
  const studio = useStudio();
  const { site, diagnostics, texts } = studio.state;
  const config = readConfig(site, file);
  if (!config) throw new Error(`There is no config ${file}.`);
  const place = placeOf(site, config, steps);
  const text = texts.get(file) ?? '';
  return {
    place,
    problems: problemsOn(diagnostics, file, steps),
    set(value, label, isTyped = false) {
      const outer = placeOf(site, config, steps.slice(0, -1)).node;
      const order = outer ? [...objectShape(outer).properties.keys()] : [];
      const group = isTyped ? `${file} ${steps.join('/')}` : undefined;
      const edits = setValue(text, steps, value, order);
      editFile(studio, file, label, edits, group === undefined ? {} : { group });
    },
    remove: (label) => editFile(studio, file, label, removeValue(text, steps)),
  };
}
