import { Images, X } from 'lucide-react';
import { configs, type Json, json, nodes } from 'pagewright/tooling';
import { useMemo, useState } from 'react';
import { FieldGroup } from '../controls/FieldGroup.tsx';
import { IconButton, PushButton } from '../controls/PushButton.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { fieldStrings } from '../field/field-strings.ts';
import { openKey, useIsOpen } from '../field/open-parts.tsx';
import { inSentence, optionLabel, stringChoices } from '../field/schema-words.ts';
import { useField } from '../field/use-field.ts';
import { problemTexts } from '../problems/problem-texts.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { pickerStrings } from './picker-strings.ts';
import css from './VariantField.module.css';
import { VariantOptions } from './variants/VariantOptions.tsx';
import { variantProp } from './variants/variant-example.ts';

/** A choice of variants of a block, such as tones or layouts, with pictures. Without a value, the default is chosen. */
export function VariantField({ file, steps, label, help = '', isRequired = false, aside }: FieldProps) {
  const { site, project } = useStudio().state;
  const { place, problems, set, remove } = useField(file, steps);
  const { node, value } = place;
  const change = fieldStrings.change(inSentence(label));
  const [pointed, setPointed] = useState<string>();
  const [isPictured, setPictured] = useIsOpen(openKey(file, json.pointerOf(steps), 'pictures'));
  const config = configs.read(site, file);
  const values = useMemo(() => (node && stringChoices(node)) ?? [], [node]);
  const descriptions = nodes.valueDescriptions(node ?? nodes.of());
  const control = node && nodes.controlOf(node);
  const prop =
    control === 'variants' && config ? variantProp(site.workspace.schemas, config, steps) : undefined;
  const usual = node && nodes.defaultOf(node)?.value;
  const shown = value === undefined ? usual : value;
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
              label={pickerStrings.variant.clear(label)}
              icon={<X size={14} />}
              onClick={() => remove(change)}
            />
          )}
          {aside}
        </>
      }
    >
      <VariantOptions
        label={label}
        isRequired={isRequired}
        values={values}
        shown={shown}
        descriptions={descriptions}
        pictured={isPictured ? prop : undefined}
        tones={control === 'tones' ? project.tones : undefined}
        onPoint={setPointed}
        onChoose={(each) => set(each, change)}
      />
      {descriptions.size > 0 && <Meaning value={pointed ?? shown} descriptions={descriptions} />}
      {prop && <PicturesButton isOpen={isPictured} onChange={setPictured} />}
    </FieldGroup>
  );
}

interface MeaningProps {
  readonly value: Json | undefined;
  readonly descriptions: ReadonlyMap<Json, string>;
}

/** What the chosen value means, or the one below the pointer. Screen readers hear it with the option. */
function Meaning({ value, descriptions }: MeaningProps) {
  const description = value === undefined ? undefined : descriptions.get(value);
  return (
    <p className={css.said} aria-hidden="true">
      {value !== undefined && description !== undefined && (
        <>
          <span className={css.value}>{optionLabel(value)}:</span> {description}
        </>
      )}
    </p>
  );
}

interface PicturesButtonProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

function PicturesButton({ isOpen, onChange }: PicturesButtonProps) {
  const { showPictures, hidePictures } = pickerStrings.variant;
  return (
    <div>
      <PushButton
        kind="quiet"
        icon={<Images size={14} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => onChange(!isOpen)}
      >
        {isOpen ? hidePictures : showPictures}
      </PushButton>
    </div>
  );
}
