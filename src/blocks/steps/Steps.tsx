import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { ScaleSteps } from './layout-scale/ScaleSteps.tsx';
import { NumberedSteps } from './NumberedSteps.tsx';
import css from './Steps.module.css';

/** The least and the largest number of parts of a scale. More would be too narrow for their words. */
const onScale = { least: 2, most: 5 };

/** Steps in order. */
export default function Steps({ heading, steps, lead, layout, tone }: BlockProps['steps']) {
  const isScale = layout === 'scale' && steps.length >= onScale.least && steps.length <= onScale.most;
  return (
    <Section tone={tone} heading={heading} lead={lead} className={css.section}>
      {isScale ? <ScaleSteps steps={steps} /> : <NumberedSteps steps={steps} />}
    </Section>
  );
}
