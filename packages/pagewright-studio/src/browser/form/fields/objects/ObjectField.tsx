import { ChevronDown, ChevronRight, X } from 'lucide-react';
import { json } from 'pagewright/tooling';
import { useId } from 'react';
import { IconButton } from '../../../controls/PushButton.tsx';
import { fieldStrings } from '../../../field/field-strings.ts';
import type { LiteralProps } from '../../../field/literal-props.ts';
import { openKey, useIsOpen } from '../../../field/open-parts.tsx';
import { inSentence } from '../../../field/schema-words.ts';
import { ProblemBox } from '../../../problems/ProblemBox.tsx';
import { ProblemCount } from '../../../problems/ProblemCount.tsx';
import { problemsIn } from '../../../problems/problems-at.ts';
import { useStudio } from '../../../shell/studio-context.ts';
import { summaryOf } from '../../rules/item-summary.ts';
import { shownFields } from '../../rules/shown-fields.ts';
import { DepthContext, useDepth } from '../depth.ts';
import { useForgetField } from '../forget-field.ts';
import { useLiteral } from '../use-literal.ts';
import css from './ObjectField.module.css';
import { ObjectFields } from './ObjectFields.tsx';

/** Objects in objects are closed at first. */
const deepestOpen = 0;

/** The fields of an object. One inside of another can be closed, with a line that says what is in it. */
export function ObjectField(props: LiteralProps) {
  const { file, steps, node, label, help, aside } = props;
  const id = useId();
  const depth = useDepth();
  const forget = useForgetField();
  const { diagnostics } = useStudio().state;
  const { value, problems, canBeRemoved, remove } = useLiteral(props);
  // An item of a list is closed by its row.
  const isItem = typeof steps.at(-1) === 'number';
  const isEmpty = Object.keys(json.objectOf(value)).length === 0;
  const key = openKey(file, json.pointerOf(steps));
  const [isOpen, setOpen] = useIsOpen(key, isItem || isEmpty || depth <= deepestOpen);
  const { text } = summaryOf(value, node);
  const hasFields = node !== undefined && shownFields(node, json.objectOf(value)).length > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const hasLine = !isItem || aside !== undefined;
  return (
    <fieldset className={css.object} data-kind={isItem ? 'item' : 'property'} aria-labelledby={id}>
      {hasLine ? (
        <div className={css.line} data-label-line="">
          {isItem || !hasFields ? (
            <span id={id} className={css.name}>
              {label}
            </span>
          ) : (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Chevron size={14} aria-hidden />
              <span id={id} className={css.name}>
                {label}
              </span>
              {!isOpen && <span className={css.summary}>{text}</span>}
              {!isOpen && <ProblemCount count={problemsIn(diagnostics, file, steps).length} />}
            </button>
          )}
          {aside}
          {!isItem && canBeRemoved && value !== undefined && (
            <IconButton
              label={fieldStrings.removeNamed(inSentence(label))}
              icon={<X size={14} />}
              onClick={() => {
                remove();
                forget(String(steps.at(-1)));
              }}
            />
          )}
        </div>
      ) : (
        <span id={id} hidden>
          {label}
        </span>
      )}
      {isOpen && (
        <DepthContext value={depth + 1}>
          <div className={css.fields}>
            {value === undefined && <ProblemBox problems={problems} />}
            {help && !isItem && <p className={css.help}>{help}</p>}
            {node && <ObjectFields file={file} steps={steps} node={node} />}
          </div>
        </DepthContext>
      )}
    </fieldset>
  );
}
