import { configs, nodes, type Steps } from 'pagewright/tooling';
import { FormGroup } from '../../field/FormGroup.tsx';
import { labelOf } from '../../field/schema-words.ts';
import { placeIn } from '../../field/use-field.ts';
import { OutsideProblems } from '../../problems/OutsideProblems.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { ObjectFields } from '../fields/objects/ObjectFields.tsx';
import { formStrings } from '../form-strings.ts';
import { configGroups } from '../rules/config-groups.ts';
import { noteSummary } from '../rules/part-summaries.ts';
import { PageGroups, pageNames } from './PageGroups.tsx';
import { PropertyGroup } from './PropertyGroup.tsx';
import { SectionUses } from './SectionUses.tsx';

/** Properties that other parts of the studio show. */
const elsewhere: ReadonlySet<string> = new Set(['$schema', configs.commentName, 'data']);

const root: Steps = [];

/** The fields of a config itself, without its sections. */
export function ConfigForm({ file }: { readonly file: string }) {
  const { site } = useStudio().state;
  const config = configs.read(site, file);
  const node = config && placeIn(site, config, root).node;
  if (!config || !node) return null;
  const names = [...nodes.objectShape(node).properties.keys()];
  const grouped = config.kind === 'page' ? pageNames : new Set<string>();
  const lists = configs.listsOf(config.kind);
  const others = names.filter((name) => !elsewhere.has(name) && !lists.includes(name) && !grouped.has(name));
  const { general, own, rare } = configGroups(node, others);
  const fields = (shown: readonly string[]) => (
    <ObjectFields file={file} steps={root} node={node} isReported isShown={(name) => shown.includes(name)} />
  );
  return (
    <>
      <OutsideProblems file={file} steps={root} names={names} />
      {config.kind === 'section' && <SectionUses file={file} />}
      {config.kind === 'page' && <PageGroups file={file} node={node} />}
      {general.length > 0 && (
        <FormGroup title={formStrings.settings} file={file} steps={root} names={general}>
          {fields(general)}
        </FormGroup>
      )}
      {own.map((name) => (
        <PropertyGroup key={name} file={file} name={name} isAlone={others.length === 1} />
      ))}
      {rare.length > 0 && (
        <FormGroup
          title={formStrings.more}
          file={file}
          steps={root}
          names={rare}
          summary={rare.map((name) => labelOf(name, nodes.objectShape(node).properties.get(name))).join(', ')}
        >
          {fields(rare)}
        </FormGroup>
      )}
      <FormGroup
        title={formStrings.note}
        file={file}
        steps={root}
        names={[configs.commentName]}
        summary={noteSummary({ [configs.commentName]: config.value[configs.commentName] ?? '' })}
      >
        <NoteField file={file} steps={root} />
      </FormGroup>
    </>
  );
}
