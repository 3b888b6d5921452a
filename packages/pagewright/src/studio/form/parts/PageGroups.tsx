import { routesOf } from '../../../editor/binding-scope.ts';
import { configsOf, readConfig } from '../../../editor/editor-site.ts';
import type { Steps } from '../../../editor/value-place.ts';
import { isArray, type JsonObject } from '../../../schema/json-value.ts';
import type { SchemaNode } from '../../../schema/schema-node.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../words.ts';
import { ObjectFields } from '../fields/ObjectFields.tsx';
import { visibilitySummary } from '../rules/part-summaries.ts';
import { placeIn } from '../use-field.ts';
import { AddressFields } from './AddressFields.tsx';
import { FormGroup } from './FormGroup.tsx';
import { OwnEnd } from './OwnEnd.tsx';

const groups = {
  address: ['route', 'params', 'urlParams', 'paging'],
  head: ['head'],
  language: ['language', 'languages', 'translationOf'],
  schedule: ['showFrom', 'showUntil'],
  end: ['end'],
} as const;

/** The properties of a page that its groups show. */
export const pageNames: ReadonlySet<string> = new Set(Object.values(groups).flat());

const root: Steps = [];

interface PageGroupsProps {
  readonly file: string;
  readonly node: SchemaNode;
}

/** The fields of a page by what they are for: its address, search results, its language, when it is shown, and how it ends. */
export function PageGroups({ file, node }: PageGroupsProps) {
  const { site } = useStudio().state;
  const config = readConfig(site, file);
  if (!config) return null;
  const { value } = config;
  const head = placeIn(site, config, ['head']).node;
  const isTranslated =
    groups.language.some((name) => name in value) ||
    configsOf(site, 'site').some((each) => each.value.languages !== undefined);
  const fields = (names: readonly string[]) => (
    <ObjectFields file={file} steps={root} node={node} isReported isShown={(name) => names.includes(name)} />
  );
  return (
    <>
      <FormGroup
        title={words.form.address}
        file={file}
        steps={root}
        names={groups.address}
        summary={routesOf(config).join(', ')}
      >
        <AddressFields file={file} />
        {fields(groups.address.filter((name) => name !== 'route'))}
      </FormGroup>
      <FormGroup title={words.form.head} file={file} steps={root} names={groups.head}>
        {head && <ObjectFields file={file} steps={['head']} node={head} />}
      </FormGroup>
      {isTranslated && (
        <FormGroup
          title={words.form.language}
          file={file}
          steps={root}
          names={groups.language}
          summary={languageSummary(value)}
        >
          {fields(groups.language)}
        </FormGroup>
      )}
      <FormGroup
        title={words.form.schedule}
        file={file}
        steps={root}
        names={groups.schedule}
        summary={visibilitySummary(value)}
      >
        {fields(groups.schedule)}
      </FormGroup>
      <FormGroup
        title={words.form.end}
        file={file}
        steps={root}
        names={groups.end}
        summary={value.end === undefined ? words.form.sharedEnd : words.form.ownEnd(endLength(value))}
      >
        <OwnEnd file={file} />
      </FormGroup>
    </>
  );
}

function languageSummary({ language, languages }: JsonObject): string {
  if (languages !== undefined && isArray(languages)) return languages.map(String).join(', ');
  return typeof language === 'string' ? language : words.form.defaultLanguage;
}

function endLength({ end }: JsonObject): number {
  return end !== undefined && isArray(end) ? end.length : 0;
}
