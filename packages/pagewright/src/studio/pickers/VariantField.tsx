import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { valueDescriptions } from '../../schema/form-annotations.ts';
import { defaultOf } from '../../schema/literal-completion.ts';
import { FieldGroup } from '../controls/FieldGroup.tsx';
import { IconButton } from '../controls/PushButton.tsx';
import type { FieldProps } from '../form/field-props.ts';
import { inSentence, optionLabel, stringChoices } from '../form/rules/schema-words.ts';
import { useField } from '../form/use-field.ts';
import { problemTexts } from '../problems/problem-texts.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { words } from '../strings.ts';
import css from './VariantField.module.css';
import { VariantPicture } from './variants/VariantPicture.tsx';
import { variantPictures } from './variants/variant-pictures.ts';

/** A choice of variants of a block, such as tones or layouts, as pictures. Without a value, the default is chosen. */
export function VariantField({ file, steps, label, help = '', isRequired = false, aside }: FieldProps) {
  const { tones } = useStudio().state.project;
  const { place, problems, set, remove } = useField(file, steps);
  const { node, value } = place;
  const change = words.form.change(inSentence(label));
  const name = useId();
  const [pointed, setPointed] = useState<string>();
  const values = useMemo(() => (node && stringChoices(node)) ?? [], [node]);
  const pictures = useMemo(() => variantPictures(values, tones), [values, tones]);
  const descriptions = node ? valueDescriptions(node) : new Map<string, string>();
  const usual = node && defaultOf(node)?.value;
  const shown = value === undefined ? usual : value;
  const said = pointed ?? (typeof shown === 'string' ? shown : undefined);
  const description = said === undefined ? undefined : descriptions.get(said);
  const canClear = value !== undefined && !isRequired && usual === undefined;
  return (
    <FieldGroup
      label={label}
      help={help}
      isRequired={isRequired}
      problem={problemTexts(problems)}
      aside={
        <>
          {canClear && (
            <IconButton
              label={words.pickers.variant.clear(label)}
              icon={<X size={14} />}
              onClick={() => remove(change)}
            />
          )}
          {aside}
        </>
      }
    >
      <div
        role="radiogroup"
        aria-label={label}
        aria-required={isRequired || undefined}
        className={css.options}
      >
        {values.map((each) => {
          const picture = pictures.get(each);
          return (
            <label
              key={each}
              className={css.option}
              data-pictured={picture ? '' : undefined}
              onPointerEnter={() => setPointed(each)}
              onPointerLeave={() => setPointed(undefined)}
            >
              <input
                type="radio"
                className={css.radio}
                name={name}
                checked={each === shown}
                aria-describedby={descriptions.has(each) ? `${name}-${each}` : undefined}
                onChange={() => set(each, change)}
              />
              {picture && <VariantPicture picture={picture} />}
              <span>{optionLabel(each)}</span>
            </label>
          );
        })}
      </div>
      {descriptions.size > 0 && (
        <p className={css.said} aria-hidden="true">
          {said !== undefined && description !== undefined && (
            <>
              <span className={css.value}>{optionLabel(said)}:</span> {description}
            </>
          )}
        </p>
      )}
      {values.map((each) => (
        <span key={each} id={`${name}-${each}`} hidden>
          {descriptions.get(each)}
        </span>
      ))}
    </FieldGroup>
  );
}
