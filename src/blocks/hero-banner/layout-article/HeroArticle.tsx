import { HeroPicture } from '../HeroPicture.tsx';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import css from './HeroArticle.module.css';
import { HeroByline } from './HeroByline.tsx';

/** Words on the left and a whole picture on paper on the right, 600 pixels high, with the author at the foot. */
export function HeroArticle(hero: HeroProps) {
  return (
    <div className={css.body}>
      <div className={css.copy}>
        <HeroTrail {...hero} />
        <HeroTitle hero={hero} room="column" />
        <HeroLead {...hero} />
        <HeroLinks {...hero} />
        <HeroByline {...hero} />
      </div>
      <HeroPicture hero={hero} sizes="(min-width: 60rem) 48vw, 100vw" className={css.picture} />
    </div>
  );
}
