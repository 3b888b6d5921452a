import type { BlockProps } from '../../generated/block-props.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import { LogoRow } from './LogoRow.tsx';
import css from './LogoStrip.module.css';
import { MovingLogos } from './layout-moving/MovingLogos.tsx';
import { Seals } from './Seals.tsx';

export default function LogoStrip({ heading, logos, layout, tone, ...words }: BlockProps['logo-strip']) {
  return (
    <Section tone={tone} label={heading} space="none" className={css.strip}>
      <StationHeading className={css.heading}>{heading}</StationHeading>
      {layout === 'moving' && <MovingLogos logos={logos} {...words} />}
      {layout === 'row' && <LogoRow logos={logos} />}
      {layout === 'seals' && <Seals logos={logos} />}
    </Section>
  );
}
