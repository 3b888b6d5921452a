import { Database, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { configs, json, type Steps } from 'pagewright/tooling';
import { Menu } from '../../controls/Menu.tsx';
import { inWords } from '../../field/schema-words.ts';
import { ProblemCount } from '../../problems/ProblemCount.tsx';
import { problemsIn } from '../../problems/problems-at.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import type { QueryAnswer } from '../values/content-answer.ts';
import { queryAnswer, useContent } from '../values/use-content.ts';
import css from './QueryRow.module.css';
import { partsAround } from './query-uses.ts';
import { sourceChoice } from './sources/source-choices.ts';

interface QueryRowProps {
  readonly file: string;
  readonly query: string;
  /** The values that read it. */
  readonly uses: readonly Steps[];
  readonly onSelect: () => void;
  readonly onRemove: () => void;
}

/** What a query finds, in a word or two. */
function foundInWords(answer: QueryAnswer | undefined, isReading: boolean): string {
  const { queries, items } = dataStrings;
  if (!answer) return isReading ? queries.reading : '';
  if ('failure' in answer) return queries.failed;
  return json.isArray(answer.content) ? items(answer.lengths[''] ?? answer.content.length) : queries.entry;
}

/** A query in the list of data: its name, its source, what it finds and how many parts use it. */
export function QueryRow({ file, query, uses, onSelect, onRemove }: QueryRowProps) {
  const { state, view } = useStudio();
  const { answer, isReading } = useContent(file);
  const config = configs.read(state.site, file);
  const { queries } = dataStrings;
  if (!config) return null;
  const { source } = json.objectOf(json.objectOf(config.value.data)[query]);
  const [first, second, ...more] = view.selected?.file === file ? view.selected.steps : [];
  const isSelected = first === 'data' && second === query && more.length === 0;
  const parts = partsAround(uses).length;
  // The row already says that nothing uses the query.
  const problems = problemsIn(state.diagnostics, file, ['data', query]).filter(
    ({ code }) => code !== 'unused-query',
  );
  const found = foundInWords(queryAnswer(answer, query), isReading);
  const label = typeof source === 'string' ? sourceChoice(state.site, source).label : '';
  const details = [...(label === inWords(query) ? [] : [label]), found].filter((each) => each !== '');
  return (
    <li className={css.row} data-selected={isSelected ? '' : undefined}>
      <button type="button" className={css.query} aria-current={isSelected || undefined} onClick={onSelect}>
        <Database size={14} aria-hidden />
        <span className={css.name}>{inWords(query)}</span>
        <span className={css.details}>{details.join(' · ')}</span>
        <ProblemCount count={problems.length} />
        {parts === 0 ? (
          <span className={css.unused}>{queries.unused}</span>
        ) : (
          <span className={css.uses} title={queries.usedBy(parts)}>
            {queries.usedBy(parts)}
          </span>
        )}
      </button>
      <Menu
        label={queries.more(inWords(query))}
        icon={<MoreHorizontal size={16} />}
        items={[
          { label: queries.edit, icon: <Pencil size={14} />, onChoose: onSelect },
          { label: queries.removeQuery, icon: <Trash2 size={14} />, isDanger: true, onChoose: onRemove },
        ]}
      />
    </li>
  );
}
