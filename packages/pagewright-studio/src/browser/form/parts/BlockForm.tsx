import { configs, type JsonObject, json, nodes, type SchemaNode, type Steps } from 'pagewright/tooling';
import css from '../../field/FormGroup.module.css';
import { FormGroup } from '../../field/FormGroup.tsx';
import { placeIn } from '../../field/use-field.ts';
import { keysWithBlocks } from '../../names/keys-of-sections.ts';
import { OutsideProblems } from '../../problems/OutsideProblems.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { JsonField } from '../fields/JsonField.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { ObjectFields } from '../fields/objects/ObjectFields.tsx';
import { formStrings } from '../form-strings.ts';
import { lookNames, lookSummary } from '../rules/field-groups.ts';
import { noteSummary, visibilitySummary } from '../rules/part-summaries.ts';
import { shownFields } from '../rules/shown-fields.ts';
import { isVisibility, VisibilityFields } from './VisibilityFields.tsx';

interface BlockFormProps {
  readonly file: string;
  /** The steps to the block, or to the use of a shared section. */
  readonly steps: Steps;
  /** The property with what the block shows. A use of a shared section has "with". */
  readonly content?: 'props' | 'with';
}

/** Properties that other parts of the studio show: the head of the form, and the list of sections. */
const elsewhere: ReadonlySet<string> = new Set([
  ...configs.keyNames('block', ({ group }) => group === 'elsewhere'),
  ...configs.keyNames('sectionUse', ({ group }) => group === 'elsewhere'),
  configs.commentName,
]);

/** The fields of a section: what it shows, how it looks, when it is shown, its anchor and its note. */
export function BlockForm({ file, steps, content = 'props' }: BlockFormProps) {
  const { site } = useStudio().state;
  const config = configs.read(site, file);
  if (!config) return null;
  const { node, value } = placeIn(site, config, steps);
  const own = json.objectOf(value);
  const names = node ? [...nodes.objectShape(node).properties.keys()] : [];
  const visibility = names.filter(isVisibility);
  const others = names.filter((name) => !isVisibility(name) && !elsewhere.has(name));
  const inner = [...steps, content];
  const props = placeIn(site, config, inner).node;
  const isKnown = props !== undefined && nodes.objectShape(props).properties.size > 0;
  const written = own[content];
  return (
    <>
      <OutsideProblems
        file={file}
        steps={steps}
        names={[content, ...keysWithBlocks, configs.commentName, ...visibility, ...others]}
      />
      {isKnown ? (
        <PropsGroups file={file} steps={inner} node={props} value={json.objectOf(written)} />
      ) : (
        <FormGroup title={formStrings.content} file={file} steps={steps} names={[content]}>
          {written === undefined ? (
            <p className={css.empty}>{formStrings.noSettings}</p>
          ) : (
            <JsonField file={file} steps={inner} node={props} label={formStrings.content} />
          )}
        </FormGroup>
      )}
      {visibility.length > 0 && (
        <FormGroup
          title={formStrings.visibility}
          file={file}
          steps={steps}
          names={visibility}
          summary={visibilitySummary(own)}
        >
          <VisibilityFields file={file} steps={steps} />
        </FormGroup>
      )}
      <FormGroup
        title={others.length > 0 ? formStrings.anchorAndNote : formStrings.note}
        file={file}
        steps={steps}
        names={[...others, configs.commentName]}
        summary={noteSummary(own)}
      >
        {node && others.length > 0 && (
          <ObjectFields
            file={file}
            steps={steps}
            node={node}
            isReported
            isShown={(name) => others.includes(name)}
          />
        )}
        <NoteField file={file} steps={steps} />
      </FormGroup>
    </>
  );
}

interface PropsGroupsProps {
  readonly file: string;
  /** The steps to the props. */
  readonly steps: Steps;
  readonly node: SchemaNode;
  readonly value: JsonObject;
}

/** The props of a block: what it shows, and how it looks. */
function PropsGroups({ file, steps, node, value }: PropsGroupsProps) {
  const looks = lookNames(node);
  const names = shownFields(node, value).map(({ name }) => name);
  const fields = (isShown: (name: string) => boolean, folds: boolean) => (
    <ObjectFields file={file} steps={steps} node={node} isReported isShown={isShown} folds={folds} />
  );
  return (
    <>
      <FormGroup
        title={formStrings.content}
        file={file}
        steps={steps.slice(0, -1)}
        names={[String(steps.at(-1))]}
      >
        <OutsideProblems file={file} steps={steps} names={names} />
        {fields((name) => !looks.includes(name), true)}
      </FormGroup>
      {looks.length > 0 && (
        <FormGroup
          title={formStrings.look}
          file={file}
          steps={steps}
          names={looks}
          summary={lookSummary(value, node, looks)}
          isOpenAtFirst
        >
          {fields((name) => looks.includes(name), false)}
        </FormGroup>
      )}
    </>
  );
}
