import type { BlockProps } from '../../generated/block-props.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { DuoTile } from './layout-duo/DuoTile.tsx';
import { FeatureTile } from './layout-feature/FeatureTile.tsx';
import { LowTile } from './layout-low/LowTile.tsx';
import { MosaicTile } from './layout-mosaic/MosaicTile.tsx';
import css from './PromoTiles.module.css';

const LAYOUTS = { duo: DuoTile, low: LowTile, mosaic: MosaicTile, feature: FeatureTile };

export default function PromoTiles({ tiles, heading, lead, layout, tone }: BlockProps['promo-tiles']) {
  const Shape = LAYOUTS[layout];
  const level = heading === undefined ? 2 : 3;
  const feature = layout === 'feature';
  return (
    <Section
      tone={tone}
      heading={feature ? undefined : heading}
      lead={feature ? undefined : lead}
      label={heading}
      space={feature ? 'none' : 'full'}
      className={css.section}
    >
      {feature && heading !== undefined && (
        // The picture below is full-width, so the section has no padding.
        <div className={css.head}>
          <StationHeading>{heading}</StationHeading>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
      )}
      <div className={css.tiles} data-layout={layout}>
        {withKeys(tiles, ({ title }) => title).map(({ key, item, index }) => (
          <Shape key={key} tile={item} level={level} index={index} tone={tone} />
        ))}
      </div>
    </Section>
  );
}
