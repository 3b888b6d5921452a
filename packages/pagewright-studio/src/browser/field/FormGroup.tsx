import { ChevronDown, ChevronRight } from 'lucide-react';
import { json, type Steps } from 'pagewright/tooling';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ProblemCount } from '../problems/ProblemCount.tsx';
import { isIn, problemsIn, problemsOfField } from '../problems/problems-at.ts';
import { useWantedField } from '../reveal/wanted-field.ts';
import { useStudio } from '../shell/studio-context.ts';
import css from './FormGroup.module.css';
import { openKey, useIsOpen, useOpenParts } from './open-parts.tsx';

interface FormGroupProps {
  readonly title: string;
  /** The part that the form is for. */
  readonly file: string;
  readonly steps: Steps;
  /** The properties of the part whose fields are in the group. */
  readonly names: readonly string[];
  /** What is in it, in a line, for a group that can be closed. Without it, the group is always open. */
  readonly summary?: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A group of fields with a heading. One with a summary is closed at first, unless it has a problem. */
export function FormGroup({
  title,
  file,
  steps,
  names,
  summary,
  isOpenAtFirst = false,
  children,
}: FormGroupProps) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const { diagnostics } = useStudio().state;
  const wanted = useWantedField();
  const isFixed = summary === undefined;
  const key = openKey(file, json.pointerOf(steps), names[0]);
  const isUntouched = !useOpenParts().open.has(key);
  const [isChosenOpen, setOpen] = useIsOpen(key, isOpenAtFirst);
  const isOpen = isFixed || isChosenOpen;
  const isWanted =
    wanted?.file === file && names.some((name) => isIn(wanted.pointer, json.pointerOf([...steps, name])));
  const problems = names.flatMap((name) => [
    ...problemsOfField(diagnostics, file, [...steps, name]),
    ...problemsIn(diagnostics, file, [...steps, name]),
  ]);
  useEffect(() => {
    if (!isOpen && (isWanted || (isUntouched && problems.length > 0))) setOpen(true);
  });
  if (isFixed)
    return (
      <section aria-labelledby={id} className={css.group}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <div className={css.fields}>{children}</div>
      </section>
    );
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const toggle = () => {
    setOpen(!isOpen);
    // At the end of the pane, a person would not see what has opened. jsdom does not have it.
    if (!isOpen) requestAnimationFrame(() => own.current?.scrollIntoView?.({ block: 'nearest' }));
  };
  return (
    <section ref={own} aria-labelledby={id} className={css.group} data-closed={isOpen ? undefined : ''}>
      <h3 className={css.title}>
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={toggle}>
          <Chevron size={14} aria-hidden />
          <span id={id}>{title}</span>
          {!isOpen && <span className={css.summary}>{summary}</span>}
          {!isOpen && <ProblemCount count={new Set(problems).size} />}
        </button>
      </h3>
      {isOpen && <div className={css.fields}>{children}</div>}
    </section>
  );
}
