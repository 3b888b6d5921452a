import type { BlockProps } from '../../generated/block-props.ts';
import { anchorsOf } from '../../ui/headings/anchors.ts';
import { Section } from '../../ui/Section.tsx';
import { Clause } from './Clause.tsx';
import { ClauseContents } from './ClauseContents.tsx';
import css from './Clauses.module.css';

/** The clauses of a policy. The list of their headings stays in view on wide screens. */
export default function Clauses({ clauses, contents, further, tone }: BlockProps['clauses']) {
  const anchors = anchorsOf(clauses.map(({ heading }) => heading));
  const listed = clauses.map(({ heading }, index) => ({ heading, id: anchors[index] ?? '' }));
  return (
    <Section tone={tone} label={contents} className={css.section}>
      <div className={css.columns} data-alone={clauses.length < 2 || undefined}>
        {clauses.length > 1 && <ClauseContents title={contents} clauses={listed} further={further} />}
        <div className={css.clauses}>
          {clauses.map((clause, index) => (
            <Clause key={anchors[index]} clause={clause} id={anchors[index] ?? ''} />
          ))}
        </div>
      </div>
    </Section>
  );
}
