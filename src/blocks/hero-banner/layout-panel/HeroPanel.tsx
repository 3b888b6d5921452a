import { Byline } from '../../../ui/Byline.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import { HeroLedBy } from '../layout-split-or-panel/with-ledBy/HeroLedBy.tsx';
import css from './HeroPanel.module.css';

/** Aspect ratio from which a picture can fill a wide panel without cropping its subject. */
const panoramaRatio = 1.9;

function isPanorama(image: HeroProps['image']): boolean {
  return (
    image?.width !== undefined && image.height !== undefined && image.width / image.height >= panoramaRatio
  );
}

/** A wide picture, with the text on a panel at the vertical line of the page. */
export function HeroPanel(hero: HeroProps) {
  const panorama = isPanorama(hero.image);
  return (
    <div className={css.body} data-panorama={panorama || undefined}>
      <div className={css.copy}>
        <HeroTrail {...hero} />
        <HeroTitle hero={hero} />
        <HeroLead {...hero} />
        <Byline date={hero.date} author={hero.author} />
        <HeroLedBy {...hero} />
        <HeroLinks {...hero} />
      </div>
      <HeroPicture
        hero={hero}
        sizes={panorama ? '100vw' : '(min-width: 60rem) 60vw, 100vw'}
        className={css.picture}
      />
    </div>
  );
}
