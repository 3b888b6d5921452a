import { Trash2 } from 'lucide-react';
import { json, nodes, type SchemaNode } from 'pagewright/tooling';
import { useRef, useState } from 'react';
import { FieldGroup } from '../controls/FieldGroup.tsx';
import { IconButton, PushButton } from '../controls/PushButton.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { fieldStrings } from '../field/field-strings.ts';
import { inSentence } from '../field/schema-words.ts';
import { useField } from '../field/use-field.ts';
import { problemTexts } from '../problems/problem-texts.tsx';
import { problemsOutside } from '../problems/problems-at.ts';
import { useStudio } from '../shell/studio-context.ts';
import css from './ImageField.module.css';
import { AltTextField } from './images/alt-text/AltTextField.tsx';
import { type ChosenImage, withChosenImage } from './images/chosen-image.ts';
import { ImageDialog } from './images/ImageDialog.tsx';
import { ImageSummary } from './images/ImageSummary.tsx';
import { OtherImageFields, otherNames } from './images/OtherImageFields.tsx';
import { pickerStrings } from './picker-strings.ts';

/** The description of images in the built-in schemas. It is for people who write configs. */
const usualHelp = nodes.builtInSchemas.get('image')?.description;

/** An image: its file, or one of the media of the content service, and its alternative text. Also the source of an image alone. */
export function ImageField({ file, steps, label, help, isRequired = false, aside }: FieldProps) {
  const studio = useStudio();
  const { project, diagnostics } = studio.state;
  const field = useField(file, steps);
  const { place, set, remove } = field;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const { node, value } = place;
  const isWhole = node !== undefined && nodes.isImage(node);
  const image = isWhole ? json.objectOf(value) : {};
  const src = isWhole ? json.stringIn(image.src) : json.stringIn(value);
  const properties: ReadonlyMap<string, SchemaNode> = isWhole
    ? nodes.objectShape(node).properties
    : new Map();
  const hasImage = src !== undefined && src !== '';
  // The fields below show the problems of their own values.
  const ownFields = new Set(hasImage ? otherNames(properties.keys()) : []);
  const problems = new Set([
    ...field.problems,
    ...problemsOutside(diagnostics, file, steps, isWhole ? ownFields : new Set()),
  ]);

  const use = (chosen: ChosenImage) => {
    const isSiteFile = chosen.isUploaded === true || project.publicFiles.includes(chosen.src);
    const before = json.isObject(value) ? value : {};
    const next = withChosenImage(before, chosen, { allowed: new Set(properties.keys()), isSiteFile });
    set(isWhole ? next : chosen.src, fieldStrings.change(inSentence(label)));
    setOpen(false);
    studio.announce(pickerStrings.image.chosen(chosen.src));
  };
  return (
    <FieldGroup
      label={label}
      help={help === usualHelp ? undefined : help}
      isRequired={isRequired}
      problem={problemTexts([...problems])}
      aside={aside}
    >
      <div className={css.image} data-empty={hasImage ? undefined : ''}>
        <ImageSummary src={src} width={image.width} height={image.height} />
        <div className={css.actions}>
          <span ref={button}>
            <PushButton onClick={() => setOpen(true)}>
              {hasImage ? pickerStrings.image.change : pickerStrings.image.choose}
            </PushButton>
          </span>
          {value !== undefined && !isRequired && typeof steps.at(-1) === 'string' && (
            <IconButton
              label={pickerStrings.image.remove}
              icon={<Trash2 size={14} />}
              onClick={() => {
                remove(fieldStrings.removeNamed(inSentence(label)));
                button.current?.querySelector('button')?.focus();
              }}
            />
          )}
        </div>
      </div>
      {isWhole && properties.has('alt') && hasImage && <AltTextField file={file} steps={[...steps, 'alt']} />}
      {isWhole && hasImage && <OtherImageFields file={file} steps={steps} node={node} />}
      {isOpen && (
        <ImageDialog
          title={pickerStrings.image.title(inSentence(label))}
          file={file}
          current={src}
          hasAlt={properties.has('alt')}
          onUse={use}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  );
}
