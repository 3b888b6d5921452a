import {
  type ConfigText,
  configs,
  type Diagnostic,
  type EditorSite,
  type Json,
  json,
  type Steps,
  type ValuePlace,
} from 'pagewright/tooling';
import { getOrAdd } from '../get-or-add.ts';
import { problemsOfField } from '../problems/problems-at.ts';
import { editFile, useStudio } from '../shell/studio-context.ts';
import { removeFromConfig, setInConfig } from './set-in-config.ts';

/** A value of a config, what it may be, what is wrong with it, and how to change it. */
interface FieldState {
  readonly place: ValuePlace;
  /** The problems of the value itself, or that it is missing. */
  readonly problems: readonly Diagnostic[];
  /**
   * Writes the value.
   * @param label for undo: "Change title"
   * @param isTyped true while a person types: all that is typed in a row is undone together
   */
  set(value: Json, label: string, isTyped?: boolean): void;
  /** Removes the property or the item. An optional object that is then empty is removed too. */
  remove(label: string, isTyped?: boolean): void;
}

const places = new WeakMap<EditorSite, Map<string, ValuePlace>>();

/**
 * A place of the site as it is now. Several components of a field ask for the same place, and finding the names that its paths can start
 * with takes time.
 */
export function placeIn(site: EditorSite, config: ConfigText, steps: Steps): ValuePlace {
  const known = getOrAdd(places, site, () => new Map<string, ValuePlace>());
  return getOrAdd(known, config.file + json.pointerOf(steps), () => configs.placeOf(site, config, steps));
}

/** The field at some steps of a config. Its file must exist. */
export function useField(file: string, steps: Steps): FieldState {
  const studio = useStudio();
  const { site, diagnostics } = studio.state;
  const config = configs.read(site, file);
  if (!config) throw new Error(`There is no config ${file}.`);
  const edit = (
    edits: (site: EditorSite, config: ConfigText) => ReturnType<typeof setInConfig>,
    label: string,
    isTyped: boolean,
  ) => {
    // Two changes may come from one rendering, and the second is for the text after the first.
    const state = studio.store.state() ?? studio.state;
    const latest = configs.read(state.site, file);
    if (!latest) return;
    const group = isTyped ? { group: `${file} ${json.pointerOf(steps)}` } : {};
    editFile({ ...studio, state }, file, label, edits(state.site, latest), group);
  };
  return {
    place: placeIn(site, config, steps),
    problems: problemsOfField(diagnostics, file, steps),
    set: (value, label, isTyped = false) =>
      edit((site, config) => setInConfig(site, config, steps, value), label, isTyped),
    remove: (label, isTyped = false) =>
      edit((site, config) => removeFromConfig(site, config, steps), label, isTyped),
  };
}
