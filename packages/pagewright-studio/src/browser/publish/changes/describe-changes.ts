import { configs, type Json, type JsonObject, json, type Steps } from 'pagewright/tooling';
import type { FileText } from '../../drafts/file-change.ts';
import { contentKeys, keysWithBlocks, limitKeys } from '../../names/keys-of-sections.ts';
import type { ConfigChange } from './config-change.ts';
import { matchSections } from './matched-sections.ts';
import { namesOfBoth, ownValue, valueChanges } from './value-changes.ts';

/** What was changed between two texts of a config, as people understand it. None if the texts are equal; at least one otherwise. */
export function describeChanges(before: FileText, after: FileText): readonly ConfigChange[] {
  if (before === after) return [];
  if (before === null) return [{ is: 'created' }];
  if (after === null) return [{ is: 'deleted' }];
  const [old, now] = [configIn(before), configIn(after)];
  if (!old || !now) return [{ is: 'unreadable' }];
  const changes = [...sectionChanges(old, now), ...partChanges(old, now)];
  if (changes.length > 0) return changes;
  return [
    json.areEqual(old, now) ? { is: 'formatting' } : { is: 'value', steps: [], before: old, after: now },
  ];
}

function configIn(text: string): JsonObject | undefined {
  if (json.isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return json.isJson(value) && json.isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The lists of sections that both have. A page without an end of its own shows the end of all pages. */
function commonLists(before: JsonObject, after: JsonObject): readonly string[] {
  return configs
    .listsOf('page')
    .filter((name) => [before, after].every((config) => json.isArray(ownValue(config, name) ?? null)));
}

function sectionChanges(before: JsonObject, after: JsonObject): readonly ConfigChange[] {
  const { kept, added, deleted } = matchSections(before, after, commonLists(before, after));
  return [
    ...added.map(({ steps }) => ({ is: 'section-added', steps, isElsewhere: false }) as const),
    ...deleted.map(({ steps }) => ({ is: 'section-deleted', steps, isElsewhere: false }) as const),
    ...kept.flatMap(({ after: { steps }, moved }) =>
      moved === undefined
        ? []
        : [{ is: 'section-moved', steps, isElsewhere: moved === 'elsewhere' } as const],
    ),
    ...kept.flatMap((each) => blockChanges(each.before.block, each.after.block, each.after.steps)),
  ];
}

/** Properties of a block that decide when it is shown. Hiding it is a change of its own. */
const visibility: readonly string[] = limitKeys.filter((key) => key !== 'hidden');

/** What differs in a section, without the sections in its slots. */
function blockChanges(before: Json, after: Json, steps: Steps): readonly ConfigChange[] {
  if (json.areEqual(before, after)) return [];
  if (!json.isObject(before) || !json.isObject(after)) return [{ is: 'value', steps, before, after }];
  const isShownAt = visibility.some((name) => !areSame(ownValue(before, name), ownValue(after, name)));
  return [
    ...(isShownAt ? [{ is: 'visibility', steps, before, after } as const] : []),
    ...namesOfBoth(before, after).flatMap((name): readonly ConfigChange[] => {
      if (visibility.includes(name)) return [];
      const [old, now] = [ownValue(before, name), ownValue(after, name)];
      if (keysWithBlocks.includes(name))
        return groupChanges(withoutLists(name, old), withoutLists(name, now), [...steps, name]);
      return (contentKeys.includes(name) ? groupChanges : valueChanges)(old, now, [...steps, name]);
    }),
  ];
}

/** A value of a block without its lists, whose sections are compared on their own. */
function withoutLists(name: string, value: Json | undefined): Json | undefined {
  const lists = value === undefined ? [] : configs.innerLists({ [name]: value });
  if (lists.some(({ steps }) => steps.length === 1)) return undefined;
  if (value === undefined || !json.isObject(value)) return value;
  const isList = (key: string) => lists.some(({ steps }) => steps[1] === key);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isList(key)));
}

function areSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined || other === undefined ? one === other : json.areEqual(one, other);
}

/** The changes of an object that people do not see as one: each of its properties is a value of its own, also if the object is new. */
function groupChanges(
  before: Json | undefined,
  after: Json | undefined,
  steps: Steps,
): readonly ConfigChange[] {
  if (!isGroup(before) || !isGroup(after)) return valueChanges(before, after, steps);
  const [old, now] = [json.objectOf(before), json.objectOf(after)];
  return namesOfBoth(old, now).flatMap((name) =>
    valueChanges(ownValue(old, name), ownValue(now, name), [...steps, name]),
  );
}

const isGroup = (value: Json | undefined) => value === undefined || json.isObject(value);

/** The keys whose properties are values of their own. */
const ofPage = configs.keyNames('page', ({ binds }) => binds === 'fields');
const ofQuery = configs.keyNames('query', ({ binds }) => binds === 'fields');

/** The changes of all but the sections. */
function partChanges(before: JsonObject, after: JsonObject): readonly ConfigChange[] {
  const lists = commonLists(before, after);
  return namesOfBoth(before, after).flatMap((name) => {
    const [old, now] = [ownValue(before, name), ownValue(after, name)];
    if (lists.includes(name)) return [];
    if (name === 'data') return queryChanges(old, now);
    return (ofPage.includes(name) ? groupChanges : valueChanges)(old, now, [name]);
  });
}

/** The changes of queries that kept their names. The first param of a query is a value like its others. */
function changesOfQueries(before: JsonObject, after: JsonObject): readonly ConfigChange[] {
  return namesOfBoth(before, after).flatMap((name) => {
    const [old, now] = [ownValue(before, name), ownValue(after, name)];
    if (old === undefined || now === undefined || !json.isObject(old) || !json.isObject(now))
      return valueChanges(old, now, ['data', name]);
    return namesOfBoth(old, now).flatMap((key) =>
      (ofQuery.includes(key) ? groupChanges : valueChanges)(ownValue(old, key), ownValue(now, key), [
        'data',
        name,
        key,
      ]),
    );
  });
}

function queryChanges(before: Json | undefined, after: Json | undefined): readonly ConfigChange[] {
  const [old, now] = [json.objectOf(before), json.objectOf(after)];
  const added = Object.keys(now).filter((name) => !Object.hasOwn(old, name));
  const renamed = new Map<string, string>();
  for (const name of Object.keys(old).filter((each) => !Object.hasOwn(now, each))) {
    const twin = added.find((each) => !renamed.has(each) && areSame(old[name], now[each]));
    if (twin !== undefined) renamed.set(twin, name);
  }
  const others = (queries: JsonObject, names: readonly string[]) =>
    Object.fromEntries(Object.entries(queries).filter(([name]) => !names.includes(name)));
  return [
    ...[...renamed].map(
      ([name, earlier]) => ({ is: 'query-renamed', before: earlier, after: name }) as const,
    ),
    ...(isGroup(before) && isGroup(after)
      ? changesOfQueries(others(old, [...renamed.values()]), others(now, [...renamed.keys()]))
      : valueChanges(before, after, ['data'])),
  ];
}
