import { configs, type JsonObject, json, nodes, type SchemaNode, type Steps } from 'pagewright/tooling';
import { FormGroup } from '../../field/FormGroup.tsx';
import { placeIn } from '../../field/use-field.ts';
import { OutsideProblems } from '../../problems/OutsideProblems.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { ObjectFields } from '../fields/objects/ObjectFields.tsx';
import { formStrings } from '../form-strings.ts';
import { visibilitySummary } from '../rules/part-summaries.ts';
import { shownFields } from '../rules/shown-fields.ts';
import { AddressFields } from './AddressFields.tsx';
import { OwnEnd } from './OwnEnd.tsx';

const groups = {
  address: configs.keyNames('page', ({ group }) => group === 'address'),
  head: configs.keyNames('page', ({ group }) => group === 'head'),
  language: configs.keyNames('page', ({ group }) => group === 'language'),
  schedule: configs.keyNames('page', ({ group }) => group === 'schedule'),
  end: configs.keyNames('page', ({ group }) => group === 'end'),
};

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
  const config = configs.read(site, file);
  if (!config) return null;
  const { value } = config;
  const head = placeIn(site, config, ['head']).node;
  const ofHead = head ? [...nodes.objectShape(head).properties] : [];
  const rare = ofHead.flatMap(([name, each]) => (nodes.groupOf(each) === 'more' ? [name] : []));
  const isTranslated =
    groups.language.some((name) => name in value) ||
    configs.all(site, 'site').some((each) => each.value.languages !== undefined);
  const fields = (names: readonly string[]) => (
    <ObjectFields file={file} steps={root} node={node} isReported isShown={(name) => names.includes(name)} />
  );
  return (
    <>
      <FormGroup
        title={formStrings.address}
        file={file}
        steps={root}
        names={groups.address}
        summary={configs.routesOf(config).join(', ')}
      >
        <AddressFields file={file} />
        {fields(groups.address.filter((name) => name !== 'route'))}
      </FormGroup>
      <FormGroup title={formStrings.head} file={file} steps={root} names={groups.head}>
        {head && (
          <>
            <OutsideProblems file={file} steps={groups.head} names={ofHead.map(([name]) => name)} />
            <ObjectFields
              file={file}
              steps={groups.head}
              node={head}
              isReported
              isShown={(name) => !rare.includes(name)}
            />
          </>
        )}
      </FormGroup>
      {head && <MoreHead file={file} head={head} names={rare} value={json.objectOf(value.head)} />}
      {isTranslated && (
        <FormGroup
          title={formStrings.language}
          file={file}
          steps={root}
          names={groups.language}
          summary={languageSummary(value)}
        >
          {fields(groups.language)}
        </FormGroup>
      )}
      <FormGroup
        title={formStrings.schedule}
        file={file}
        steps={root}
        names={groups.schedule}
        summary={visibilitySummary(value)}
      >
        {fields(groups.schedule)}
      </FormGroup>
      <FormGroup
        title={formStrings.end}
        file={file}
        steps={root}
        names={groups.end}
        summary={value.end === undefined ? formStrings.sharedEnd : formStrings.ownEnd(endLength(value))}
      >
        <OwnEnd file={file} />
      </FormGroup>
    </>
  );
}

interface MoreHeadProps {
  readonly file: string;
  readonly head: SchemaNode;
  readonly names: readonly string[];
  readonly value: JsonObject;
}

/** What search engines may know of a page in addition. */
function MoreHead({ file, head, names, value }: MoreHeadProps) {
  const isShown = (name: string) => names.includes(name);
  const written = shownFields(head, value).filter(({ name }) => isShown(name) && name in value);
  return (
    <FormGroup
      title={formStrings.moreHead}
      file={file}
      steps={groups.head}
      names={names}
      summary={written.map(({ label }) => label).join(', ') || formStrings.usualHead}
    >
      <ObjectFields file={file} steps={groups.head} node={head} isReported isShown={isShown} />
    </FormGroup>
  );
}

function languageSummary({ language, languages }: JsonObject): string {
  if (json.isArray(languages)) return languages.map(String).join(', ');
  return typeof language === 'string' ? language : formStrings.defaultLanguage;
}

function endLength({ end }: JsonObject): number {
  return json.isArray(end) ? end.length : 0;
}
