import { bindings, configs, json } from 'pagewright/tooling';
import { Field } from '../../controls/Field.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { emptyValue } from '../../field/empty-value.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { problemsOn } from '../../problems/problems-at.ts';
import { focusField } from '../../reveal/wanted-field.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import { type Loss, lossOf } from '../values/binding-loss.ts';
import { LossText } from '../values/LossText.tsx';
import { pathSample } from '../values/path-sample.ts';
import type { FieldPath } from '../values/path-text.ts';
import { SampleValue } from '../values/SampleValue.tsx';
import { useContent } from '../values/use-content.ts';
import { boundValue, type ValueBinding } from '../values/value-binding.ts';
import css from './BoundField.module.css';
import { PathChip } from './PathChip.tsx';

interface BoundFieldProps extends FieldProps {
  readonly binding: Extract<ValueBinding, { is: 'path' }>;
  readonly onChange: () => void;
}

/** A value that comes from content: its source in words, what it is now, and what is shown without it. */
export function BoundField({
  file,
  steps,
  label,
  help,
  isRequired = false,
  aside,
  binding,
  onChange,
}: BoundFieldProps) {
  const { state } = useStudio();
  const { answer } = useContent(file);
  const { place, problems } = useField(file, steps);
  const config = configs.read(state.site, file);
  if (!config) return null;
  const { roots } = place;
  const found = bindings.resolve(binding.path, roots);
  const sample = found && pathSample(binding.path, { site: state.site, config, steps, roots }, answer);
  const all = [...problems, ...problemsOn(state.diagnostics, file, [...steps, 'from'])];
  const isFilled = binding.default !== undefined && binding.default !== null;
  const loss = lossOf(state.site, config, steps);
  const mayLack = found !== undefined && (found.isOptional || loss.is === 'page');
  return (
    <Field label={label} help={help} isRequired={isRequired} problem={problemTexts(all)} aside={aside}>
      {({ id, 'aria-describedby': describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the label is above.
        <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={css.bound}>
          <div className={css.source}>
            <PathChip path={binding.path} roots={roots} />
            <PushButton kind="quiet" aria-label={`${label}: ${dataStrings.change}`} onClick={onChange}>
              {dataStrings.change}
            </PushButton>
          </div>
          {found && <SampleValue sample={sample} node={found.node} />}
          {isFilled ? (
            <DefaultField file={file} steps={steps} label={label} path={binding.path} />
          ) : (
            mayLack && <LossNote file={file} steps={steps} label={label} path={binding.path} loss={loss} />
          )}
        </div>
      )}
    </Field>
  );
}

interface DefaultProps extends Pick<FieldProps, 'file' | 'steps' | 'label'> {
  /** The path of the value that may be missing. */
  readonly path: FieldPath;
}

/** What is shown without content. */
function DefaultField({ file, steps, label, path }: DefaultProps) {
  const { contentName } = useStudio().state.project;
  const { set } = useField(file, steps);
  return (
    <div className={css.default}>
      <ValueField
        file={file}
        steps={[...steps, 'default']}
        label={dataStrings.default(contentName)}
        aside={
          <PushButton
            kind="quiet"
            aria-label={dataStrings.removeDefault(label)}
            onClick={() => {
              set(boundValue(path, undefined), dataStrings.removeDefault(label));
              focusField(file, json.pointerOf(steps));
            }}
          >
            {dataStrings.removeTheDefault}
          </PushButton>
        }
      />
    </div>
  );
}

/** What happens without content, and a button that sets a default. */
function LossNote({ file, steps, label, path, loss }: DefaultProps & { readonly loss: Loss }) {
  const { place, set } = useField(file, steps);
  const { node } = place;
  return (
    <div className={css.lack}>
      <p>
        {dataStrings.mayBeMissing} <LossText file={file} loss={loss} />
      </p>
      {node && (
        <PushButton
          kind="quiet"
          aria-label={dataStrings.setDefault(label)}
          onClick={() => {
            set(boundValue(path, emptyValue(node)), dataStrings.setDefault(label));
            focusField(file, json.pointerOf([...steps, 'default']));
          }}
        >
          {dataStrings.addDefault}
        </PushButton>
      )}
    </div>
  );
}
