import { json } from 'pagewright/tooling';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FieldGroup } from '../controls/FieldGroup.tsx';
import { TextArea } from '../controls/TextInput.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { fieldStrings } from '../field/field-strings.ts';
import { inSentence } from '../field/schema-words.ts';
import { useField } from '../field/use-field.ts';
import { problemTexts } from '../problems/problem-texts.tsx';
import { pickerStrings } from './picker-strings.ts';
import css from './rich-text/RichText.module.css';
import { RichTextEditor } from './rich-text/RichTextEditor.tsx';
import { RichToolbar } from './rich-text/RichToolbar.tsx';
import { readRichText } from './rich-text/read-rich-text.ts';

/** Text with HTML: formatted, or as its source if the editor would lose some of it. */
export function RichTextField({ file, steps, label, help, isRequired = false, aside }: FieldProps) {
  const { place, problems, set, remove } = useField(file, steps);
  const [isSource, setSource] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const wasSource = useRef(isSource);
  useEffect(() => {
    if (wasSource.current === isSource) return;
    wasSource.current = isSource;
    // The button that was pressed is gone.
    frame.current?.querySelector<HTMLElement>('textarea, [contenteditable=true]')?.focus();
  }, [isSource]);
  const html = json.stringIn(place.value) ?? '';
  const text = useMemo(() => readRichText(html), [html]);
  const change = fieldStrings.change(inSentence(label));
  const isOptional = !isRequired && typeof steps.at(-1) === 'string';
  const write = (written: string, isTyped: boolean) => {
    if (written === '' && isOptional) remove(change, isTyped);
    else set(written, change, isTyped);
  };
  const problem = problemTexts(problems);
  const lost = 'lost' in text ? text.lost : undefined;
  return (
    <FieldGroup label={label} help={help} isRequired={isRequired} problem={problem} aside={aside}>
      <div ref={frame}>
        {' '}
        {isSource || 'lost' in text ? (
          <div className={css.field}>
            {lost === undefined && (
              <RichToolbar
                label={label}
                controls={id}
                state={undefined}
                onAction={() => {}}
                onSource={() => setSource(false)}
              />
            )}
            <div className={css.html}>
              <TextArea
                id={id}
                aria-label={pickerStrings.rich.sourceOf(label)}
                aria-describedby={lost === undefined ? undefined : `${id}-why`}
                aria-invalid={problem ? true : undefined}
                rows={5}
                spellCheck={false}
                value={html}
                onText={(typed) => write(typed, true)}
              />
            </div>
            {lost !== undefined && (
              <p id={`${id}-why`} className={css.why}>
                {pickerStrings.rich.onlySource(lost)}
              </p>
            )}
          </div>
        ) : (
          <RichTextEditor
            label={label}
            text={text}
            file={file}
            describedBy={undefined}
            isInvalid={problems.length > 0}
            onWrite={write}
            onSource={() => setSource(true)}
          />
        )}
      </div>
    </FieldGroup>
  );
}
