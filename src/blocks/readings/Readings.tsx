import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { Reading } from './Reading.tsx';
import css from './Readings.module.css';
import { soundReading } from './reading-scale.ts';

/** The largest number of readings that are shown. More would be a table. */
const most = 4;

/** Figures that were measured twice, each with its bars on a scale with ticks. */
export default function Readings({ heading, lead, readings, now, ofText, tone }: BlockProps['readings']) {
  const sound = readings.filter((reading) => soundReading(reading) !== undefined).slice(0, most);
  if (sound.length === 0) return null;
  const shown = withKeys(sound, ({ label }) => label);
  return (
    <Section tone={tone} heading={heading} lead={lead}>
      <dl className={css.readings} data-amount={shown.length}>
        {shown.map(({ key, item }) => (
          <Reading key={key} reading={item} now={now} ofText={ofText} />
        ))}
      </dl>
    </Section>
  );
}
