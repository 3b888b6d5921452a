import type { BlockProps } from '../../generated/block-props.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './Rates.module.css';
import { RatesTable } from './RatesTable.tsx';

/** A heading with a text, and a table of rates. Each is drawn relative to the rate of all people. */
export default function Rates(props: BlockProps['rates']) {
  const { heading, text, label, tone } = props;
  return (
    <Section tone={tone} label={heading ?? label} className={css.section}>
      <div className={css.columns} data-words={heading !== undefined || text !== undefined}>
        {(heading !== undefined || text !== undefined) && (
          <div className={css.words}>
            {heading !== undefined && <StationHeading>{heading}</StationHeading>}
            {text !== undefined && <p>{text}</p>}
          </div>
        )}
        <RatesTable {...props} />
      </div>
    </Section>
  );
}
