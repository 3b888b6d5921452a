import { RefreshCw } from 'lucide-react';
import { json, nodes } from 'pagewright/tooling';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import { failureInWords } from '../values/failure-text.ts';
import { SampleValue } from '../values/SampleValue.tsx';
import { queryAnswer, useContent } from '../values/use-content.ts';
import css from './FoundContent.module.css';

interface FoundContentProps {
  readonly file: string;
  readonly query: string;
  readonly source: string | undefined;
}

/** How many items of a list are shown. */
const shown = 3;

/** What a query finds on the page that is shown: the first entries of its list, its entry, or why there is nothing. */
export function FoundContent({ file, query, source }: FoundContentProps) {
  const { state } = useStudio();
  const { answer, isReading, refresh } = useContent(file);
  const { queries } = dataStrings;
  const found = queryAnswer(answer, query);
  const schema =
    source === undefined ? undefined : nodes.sourceSchema(state.site.workspace.schemas, source, 'content');
  const content = found && 'content' in found ? found.content : undefined;
  const entries = content === undefined ? [] : json.isArray(content) ? content.slice(0, shown) : [content];
  const count =
    found && 'content' in found
      ? (found.lengths[''] ?? (json.isArray(found.content) ? found.content.length : undefined))
      : undefined;
  return (
    <section className={css.found} aria-label={queries.found}>
      <div className={css.line}>
        <h3 className={css.heading}>
          {queries.found}
          {count !== undefined && <span className={css.count}>{dataStrings.items(count)}</span>}
        </h3>
        <PushButton
          kind="quiet"
          icon={<RefreshCw size={14} />}
          disabled={isReading}
          onClick={() => void refresh()}
        >
          {queries.readAgain}
        </PushButton>
      </div>
      {found && 'failure' in found && <p className={css.failure}>{failureInWords(found.failure)}</p>}
      {!found && <p className={css.failure}>{isReading ? queries.reading : dataStrings.unknownHere}</p>}
      <ul className={css.entries}>
        {entries.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of content have no identity.
          <li key={index} className={css.entry}>
            <SampleValue sample={{ is: 'value', value }} node={schema && nodes.of(schema)} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
