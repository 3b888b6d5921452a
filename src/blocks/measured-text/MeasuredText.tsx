import type { ReactNode } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { Count } from './Count.tsx';
import { boxField } from './count-boxes.ts';
import css from './MeasuredText.module.css';
import { Stopwatch } from './Stopwatch.tsx';
import { dialOf } from './stopwatch-dial.ts';

type MeasuredTextProps = BlockProps['measured-text'];

/** Heading and text, and next to them a drawing of the measurement. Without a drawing the text keeps its column. */
export default function MeasuredText(props: MeasuredTextProps) {
  const { heading, lead, paragraphs, link, tone } = props;
  return (
    <Section tone={tone} label={heading}>
      <div className={css.measured}>
        <div className={css.words}>
          {heading !== undefined && <StationHeading>{heading}</StationHeading>}
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
          <div className={css.text}>
            <Paragraphs paragraphs={paragraphs} label={heading} isLarge={false} />
          </div>
          {link && <ActionLink href={link.href}>{link.label}</ActionLink>}
        </div>
        {measureOf(props)}
      </div>
    </Section>
  );
}

/** The stopwatch or the count. Undefined if there is neither, or if the numbers are wrong. */
function measureOf({ stopwatch, count }: MeasuredTextProps): ReactNode {
  const dial = stopwatch === undefined ? undefined : dialOf(stopwatch);
  if (stopwatch !== undefined && dial !== undefined) return <Stopwatch stopwatch={stopwatch} dial={dial} />;
  const field = count === undefined ? undefined : boxField(count);
  return count !== undefined && field !== undefined ? <Count count={count} field={field} /> : undefined;
}
