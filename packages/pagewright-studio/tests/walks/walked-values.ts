import type { ConfigText } from '../../../pagewright/src/editor/editor-site.ts';
import type { Steps } from '../../../pagewright/src/json/json-value.ts';
import { isArray, isObject, type Json, objectOf } from '../../../pagewright/src/json/json-value.ts';
import {
  addQuery,
  changeSource,
  paramsFromRoute,
  proposedName,
  removeQuery,
  renameQuery,
} from '../../src/browser/data/queries/query-edits.ts';
import { boundValue } from '../../src/browser/data/values/value-binding.ts';
import { changeOf } from '../../src/browser/drafts/file-change.ts';
import { removeFromConfig, setInConfig } from '../../src/browser/field/set-in-config.ts';
import {
  addedItem,
  duplicatedItem,
  movedItem,
  removedItem,
} from '../../src/browser/form/lists/list-edits.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';

import { type Choice, chosen, type Edit, fileOf } from './walk-choice.ts';

/** The values in the sections of a config, each with its path. */
function valuesIn(value: Json, steps: Steps): readonly (readonly [Steps, Json])[] {
  const inner: readonly (readonly [string | number, Json])[] = isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [[steps, value], ...inner.flatMap(([name, each]) => valuesIn(each, [...steps, name]))];
}

/** Properties that identify a config, or that other edits set. */
const kept = new Set(['$schema', 'type', 'section', 'route', 'id', 'hidden', 'slots']);

function propsIn(config: ConfigText): readonly (readonly [Steps, Json])[] {
  return ['blocks', 'end', 'head'].flatMap((name) => {
    const value = config.value[name];
    return value === undefined
      ? []
      : valuesIn(value, [name]).filter(
          ([steps]) =>
            (name === 'head' ? steps.length > 1 : steps.includes('props')) && !kept.has(String(steps.at(-1))),
        );
  });
}

const inFile =
  (
    label: string,
    change: (
      project: ProjectTexts,
      config: ConfigText,
      choice: Choice,
    ) => ReturnType<typeof setInConfig> | string | undefined,
  ): Edit =>
  (project, choice) => {
    const config = fileOf(project, choice);
    const edits = config && change(project, config, choice);
    if (!config || !edits || typeof edits === 'string' || edits.length === 0) return undefined;
    return { label, changes: new Map([[config.file, changeOf(config.text, edits)]]) };
  };

const listEdit = (
  label: string,
  change: (
    list: Parameters<typeof addedItem>[0],
    items: readonly Json[],
    choice: Choice,
  ) => ReturnType<typeof addedItem>,
  least = 1,
): Edit =>
  inFile(label, ({ site }, config, choice) => {
    const lists = propsIn(config).filter(([, value]) => isArray(value) && value.length >= least);
    const [steps, items] = chosen(lists, choice.part) ?? [];
    return steps && items !== undefined && isArray(items)
      ? change({ site, config, steps }, items, choice)
      : undefined;
  });

const ofQuery = (
  label: string,
  change: (
    project: ProjectTexts,
    config: ConfigText,
    query: string,
    choice: Choice,
  ) => ReturnType<typeof setInConfig> | string,
): Edit =>
  inFile(label, (project, config, choice) => {
    const query = chosen(Object.keys(objectOf(config.value.data)), choice.part);
    return query === undefined ? undefined : change(project, config, query, choice);
  });

const sourceIn = ({ site }: ProjectTexts, { place }: Choice) =>
  chosen([...site.code.sources.keys()], place) ?? '';

/** Edits of values and queries, by name. */
export const valueEdits: readonly (readonly [string, Edit])[] = [
  [
    'type',
    inFile('Change text', ({ site }, config, { part, text }) => {
      const texts = propsIn(config).filter(([, value]) => typeof value === 'string');
      const [steps] = chosen(texts, part) ?? [];
      return steps && setInConfig(site, config, steps, text);
    }),
  ],
  [
    'remove',
    inFile('Remove', ({ site }, config, { part }) => {
      const [steps] =
        chosen(
          propsIn(config).filter(([steps]) => steps.at(-1) !== 'props'),
          part,
        ) ?? [];
      return steps && removeFromConfig(site, config, steps);
    }),
  ],
  [
    'add item',
    listEdit('Add', (list, items, { place, text }) => addedItem(list, place % (items.length + 1), text)),
  ],
  [
    'duplicate item',
    listEdit('Duplicate', (list, items, { place }) => duplicatedItem(list, place % items.length)),
  ],
  ['remove item', listEdit('Remove', (list, items, { place }) => removedItem(list, place % items.length))],
  [
    'move item',
    listEdit(
      'Move',
      (list, items, { place, file }) => {
        const from = place % items.length;
        return movedItem(list, from, (from + 1 + (file % (items.length - 1))) % items.length);
      },
      2,
    ),
  ],
  [
    'bind',
    inFile('Bind', ({ site }, config, { part, place, text }) => {
      const [steps, value] =
        chosen(
          propsIn(config).filter(([, value]) => typeof value === 'string'),
          part,
        ) ?? [];
      const query = chosen(Object.keys(objectOf(config.value.data)), place);
      if (!steps || query === undefined) return undefined;
      return setInConfig(
        site,
        config,
        steps,
        boundValue([query, 'title'], place % 2 === 0 ? text : (value ?? null)),
      );
    }),
  ],
  [
    'unbind',
    inFile('Type', ({ site }, config, { part, text }) => {
      const bound = propsIn(config).filter(([, value]) => objectOf(value).from !== undefined);
      const [steps, value] = chosen(bound, part) ?? [];
      return steps && setInConfig(site, config, steps, objectOf(value).default ?? text);
    }),
  ],
  [
    'add query',
    inFile('Add query', (project, config, choice) => {
      if (config.kind !== 'page' && config.kind !== 'section') return undefined;
      const source = sourceIn(project, choice);
      return addQuery(
        project.site,
        config,
        proposedName(config, source),
        source,
        paramsFromRoute(project.site, config, source),
      );
    }),
  ],
  [
    'rename query',
    ofQuery('Rename', ({ site }, config, query, { place }) =>
      renameQuery(site, config, query, `query${place}`),
    ),
  ],
  [
    'change query',
    ofQuery('Source', (project, config, query, choice) =>
      changeSource(project.site, config, query, sourceIn(project, choice)),
    ),
  ],
  ['remove query', ofQuery('Remove', ({ site }, config, query) => removeQuery(site, config, query))],
];
