import { readConfig } from '../../../editor/editor-site.ts';
import type { Steps } from '../../../editor/value-place.ts';
import { limitKeys } from '../../../explain/explanation.ts';
import { objectShape } from '../../../schema/schema-shape.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../strings.ts';
import { ObjectFields } from '../fields/ObjectFields.tsx';
import { placeIn } from '../use-field.ts';
import { ConditionField } from './ConditionField.tsx';
import { LimitFields } from './LimitFields.tsx';

const conditions = ['when', 'unless'] as const;

const dates: ReadonlySet<string> = new Set(['showFrom', 'showUntil']);

/** True for a property of a section that decides when it is shown. */
export function isVisibility(name: string): boolean {
  return limitKeys.some((key) => key === name);
}

interface VisibilityFieldsProps {
  readonly file: string;
  /** The steps to the section. */
  readonly steps: Steps;
}

/** On which pages, with which content and at which times a section is shown. */
export function VisibilityFields({ file, steps }: VisibilityFieldsProps) {
  const { site } = useStudio().state;
  const config = readConfig(site, file);
  const node = config && placeIn(site, config, steps).node;
  if (!node) return null;
  const { properties } = objectShape(node);
  const fields = (isShown: (name: string) => boolean) => (
    <ObjectFields
      file={file}
      steps={steps}
      node={node}
      isReported
      isShown={isShown}
      helps={words.form.visibilityHelps}
    />
  );
  return (
    <>
      {fields((name) => name === 'hidden' || dates.has(name))}
      {properties.has('only') && <LimitFields file={file} steps={steps} />}
      {conditions
        .filter((name) => properties.has(name))
        .map((name) => (
          <ConditionField
            key={name}
            file={file}
            steps={[...steps, name]}
            label={words.form.conditions[name]}
            help={words.form.conditionHelps[name]}
          />
        ))}
      {fields((name) => name === 'optional')}
    </>
  );
}
