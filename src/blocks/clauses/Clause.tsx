import type { BlockProps, Link } from '../../generated/block-props.ts';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Clause.module.css';
import { ClauseWays } from './ClauseWays.tsx';
import { Instrument } from './Instrument.tsx';
import { MeasuredLines } from './MeasuredLines.tsx';

interface ClauseProps {
  readonly clause: BlockProps['clauses']['clauses'][number];
  readonly id: string;
}

/** One clause: its text, and next to it the drawing of its measure. */
export function Clause({ clause, id }: ClauseProps) {
  const {
    heading,
    text = '',
    more,
    link,
    lines = [],
    caption,
    figure,
    ways = [],
    promise,
    promiseNote,
  } = clause;
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <article className={css.clause} id={id} data-lines={lines.length > 0 || undefined}>
      <StationHeading className={css.heading}>{heading}</StationHeading>
      <div className={css.words}>
        {withKeys(paragraphs, (paragraph) => paragraph).map(({ key, item, index }) => (
          <p key={key}>
            {item}
            {index === paragraphs.length - 1 && <Question more={more} link={link} />}
          </p>
        ))}
        {paragraphs.length === 0 && link !== undefined && (
          <p>
            <Question more={more} link={link} />
          </p>
        )}
        <ClauseWays ways={ways} promise={promise} note={promiseNote} />
      </div>
      {lines.length > 0 && <MeasuredLines lines={lines} caption={caption} />}
      {figure !== undefined && <Instrument figure={figure} />}
    </article>
  );
}

interface QuestionProps {
  readonly more: string | undefined;
  readonly link: Link | undefined;
}

/** The last sentence, which ends with a link. */
function Question({ more, link }: QuestionProps) {
  if (link === undefined) return null;
  return (
    <>
      {' '}
      {more} <SiteLink href={link.href}>{link.label}</SiteLink>.
    </>
  );
}
