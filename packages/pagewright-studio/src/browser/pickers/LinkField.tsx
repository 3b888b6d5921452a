import { ExternalLink } from 'lucide-react';
import { json } from 'pagewright/tooling';
import { Field } from '../controls/Field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { fieldStrings } from '../field/field-strings.ts';
import { inSentence } from '../field/schema-words.ts';
import { useField } from '../field/use-field.ts';
import { problemTexts } from '../problems/problem-texts.tsx';
import { useStudio } from '../shell/studio-context.ts';
import css from './LinkField.module.css';
import { LinkCombobox } from './links/LinkCombobox.tsx';
import { linkEnd } from './links/link-end.ts';
import { linkTargetsFor } from './links/link-targets.ts';
import { pickerStrings } from './picker-strings.ts';

/** The target of a link: a page, a part of a page, or another site. A sentence below says where it leads, unless a problem does. */
export function LinkField({ file, steps, label, help, isRequired = false, aside }: FieldProps) {
  const { state, view } = useStudio();
  const { site, project } = state;
  const { place, problems, set, remove } = useField(file, steps);
  const value = json.stringIn(place.value) ?? '';
  const change = fieldStrings.change(inSentence(label));
  const end = linkEnd(value, { site, file, shownPath: view.path });
  const isOptional = !isRequired && typeof steps.at(-1) === 'string';
  const write = (href: string, isTyped: boolean) => {
    if (href === '' && isOptional) remove(change, isTyped);
    else set(href, change, isTyped);
  };
  return (
    <Field label={label} help={help} isRequired={isRequired} problem={problemTexts(problems)} aside={aside}>
      {(control) => (
        <div className={css.link}>
          <LinkCombobox
            control={control}
            value={value}
            targetsFor={(typed) => linkTargetsFor(typed, site, file, view.path)}
            onWrite={write}
          />
          {end && problems.length === 0 && (
            <p className={css.end}>
              <span className={css.words}>{end.words}</span>
              {end.url !== undefined && (
                <a
                  className={css.open}
                  href={new URL(end.url, `${project.frameOrigin}/`).href}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {pickerStrings.link.open}
                  <ExternalLink size={12} aria-hidden />
                </a>
              )}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
