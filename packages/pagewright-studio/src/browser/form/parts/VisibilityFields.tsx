import { configs, nodes, type Steps } from 'pagewright/tooling';
import { helpOf } from '../../field/help-text.ts';
import { labelOf } from '../../field/schema-words.ts';
import { placeIn } from '../../field/use-field.ts';
import { limitKeys, paramLimits } from '../../names/keys-of-sections.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { ObjectFields } from '../fields/objects/ObjectFields.tsx';
import { formStrings } from '../form-strings.ts';
import { ConditionField } from './ConditionField.tsx';
import { LimitFields } from './LimitFields.tsx';

const conditions: ReadonlySet<string> = new Set(
  configs.keyNames('block', ({ binds }) => binds === 'condition'),
);

/** Other limits have usual fields, the last one below the conditions. */
const isUsual = (name: string) => isVisibility(name) && !paramLimits.includes(name) && !conditions.has(name);

function wordsOf(all: Readonly<Record<string, string>>, name: string): string | undefined {
  return all[name];
}

/** True for a property of a section that decides when it is shown. */
export function isVisibility(name: string): boolean {
  return limitKeys.includes(name);
}

interface VisibilityFieldsProps {
  readonly file: string;
  /** The steps to the section. */
  readonly steps: Steps;
}

/** On which pages, with which content and at which times a section is shown. */
export function VisibilityFields({ file, steps }: VisibilityFieldsProps) {
  const { site } = useStudio().state;
  const config = configs.read(site, file);
  const node = config && placeIn(site, config, steps).node;
  if (!node) return null;
  const { properties } = nodes.objectShape(node);
  const fields = (isShown: (name: string) => boolean) => (
    <ObjectFields
      file={file}
      steps={steps}
      node={node}
      isReported
      isShown={isShown}
      helps={formStrings.visibilityHelps}
    />
  );
  return (
    <>
      {fields((name) => isUsual(name) && name !== 'optional')}
      {properties.has('only') && <LimitFields file={file} steps={steps} />}
      {[...properties]
        .filter(([name]) => conditions.has(name))
        .map(([name, condition]) => (
          <ConditionField
            key={name}
            file={file}
            steps={[...steps, name]}
            label={wordsOf(formStrings.conditions, name) ?? labelOf(name, condition)}
            help={wordsOf(formStrings.conditionHelps, name) ?? helpOf(condition, name)}
          />
        ))}
      {fields((name) => name === 'optional')}
    </>
  );
}
