import { CircleAlert, TriangleAlert } from 'lucide-react';
import { configs, type Diagnostic, json } from 'pagewright/tooling';
import { useMemo, useRef } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { titleOf } from '../names/page-facts.ts';
import { nameOfItem } from '../names/section-names.ts';
import { editFiles, useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './ProblemList.module.css';
import { ProblemText } from './ProblemText.tsx';
import { partOfPointer } from './part-of-pointer.ts';
import { problemStrings } from './problem-strings.ts';
import { changesOf, safeFixes } from './safe-fixes.ts';
import { showError } from './show-error.ts';

interface ProblemListProps {
  /** Called when a person goes to a problem, so that what is around the list can close. */
  readonly onGo?: (() => void) | undefined;
}

/** All problems of the site by file, each with its fixes and the way to its field, and a button that fixes what is certain. */
export function ProblemList({ onGo }: ProblemListProps) {
  const studio = useStudio();
  const list = useRef<HTMLDivElement>(null);
  const { diagnostics, isChecked, site, texts } = studio.state;
  const files = useMemo(() => byFile(diagnostics), [diagnostics]);
  const safe = useMemo(
    () => (isChecked ? safeFixes(diagnostics, texts) : []),
    [diagnostics, isChecked, texts],
  );
  const nameOf = (file: string) => {
    const config = configs.read(site, file);
    return config?.kind === 'page' ? titleOf(config, site.workspace.schemas) : '';
  };
  const fixAll = () => {
    editFiles(studio, problemStrings.fixedAll(safe.length), changesOf(safe, texts));
    studio.announce(problemStrings.fixedAll(safe.length), { isSeen: true });
  };
  if (diagnostics.length === 0)
    return <p className={css.none}>{isChecked ? problemStrings.none : problemStrings.checking}</p>;
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
      {safe.length > 0 && (
        <div>
          <PushButton kind="main" onClick={fixAll}>
            {problemStrings.fixAll(safe.length)}
          </PushButton>
        </div>
      )}
      {files.map(([file, problems]) => (
        <section key={file} aria-label={file} className={css.file}>
          <h3 className={css.name}>
            <span>
              {nameOf(file)} <code className={css.path}>{file}</code>
            </span>
            <span className={css.count}>{strings.problems(problems.length)}</span>
          </h3>
          <ol>
            {problems.map((each) => (
              <Problem
                key={`${each.code} ${each.pointer} ${each.range.line}:${each.range.column} ${JSON.stringify(each.data)}`}
                diagnostic={each}
                onGo={onGo}
                onFixed={() => list.current?.focus()}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface ProblemProps extends ProblemListProps {
  readonly diagnostic: Diagnostic;
  readonly onFixed: () => void;
}

function Problem({ diagnostic, onGo, onFixed }: ProblemProps) {
  const studio = useStudio();
  const { file, folder, severity, range, pointer } = diagnostic;
  const config = configs.read(studio.state.site, file);
  const steps = config ? partOfPointer(config.value, pointer) : [];
  const section = steps[0] === 'data' ? undefined : json.valueAt(config?.value ?? null, steps);
  const name =
    steps.length > 0 && section !== undefined
      ? nameOfItem(studio.state.site, section)
      : problemStrings.line(range.line);
  const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
  return (
    <li className={css.problem} data-severity={severity}>
      <Icon size={14} aria-label={problemStrings[severity]} role="img" className={css.icon} />
      <ProblemText diagnostic={diagnostic} onFixed={onFixed} />
      {!folder && (
        <PushButton
          kind="quiet"
          aria-label={problemStrings.goTo(name, file, range.line)}
          onClick={() => {
            showError(studio, diagnostic);
            onGo?.();
          }}
        >
          {problemStrings.go(name)}
        </PushButton>
      )}
    </li>
  );
}

/** The problems of each file, with the folder if the file is not a page config. */
function byFile(diagnostics: readonly Diagnostic[]): readonly (readonly [string, readonly Diagnostic[]])[] {
  const nameOf = ({ file, folder }: Diagnostic) => (folder === 'schemas' ? `schemas/${file}` : file);
  const names = [...new Set(diagnostics.map(nameOf))];
  return names.map((name) => [name, diagnostics.filter((each) => nameOf(each) === name)]);
}
