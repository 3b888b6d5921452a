import { Byline } from '../../../ui/Byline.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Graticule } from '../../../ui/pictures/Graticule.tsx';
import banner from '../HeroBanner.module.css';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import css from './HeroPlain.module.css';

/** Only text, above a globe of thin lines. */
export function HeroPlain(hero: HeroProps) {
  return (
    <div className={joinClasses(banner.body, css.plain)}>
      <div className={joinClasses(banner.copy, css.copy)}>
        <HeroTrail {...hero} />
        <HeroTitle hero={hero} />
        <HeroLead {...hero} />
        <Byline date={hero.date} author={hero.author} />
        <HeroLinks {...hero} />
      </div>
      <Graticule className={css.globe} />
    </div>
  );
}
