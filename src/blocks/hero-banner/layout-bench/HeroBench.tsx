import { Byline } from '../../../ui/Byline.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import css from './HeroBench.module.css';

/** The title over the whole width; below it the intro next to a wide picture. */
export function HeroBench(hero: HeroProps) {
  return (
    <div className={css.body}>
      <div className={css.head}>
        <HeroTrail {...hero} />
        <HeroTitle hero={hero} room="wide" />
      </div>
      <div className={css.side}>
        <HeroLead {...hero} />
        <Byline date={hero.date} author={hero.author} />
        <HeroLinks {...hero} />
      </div>
      <HeroPicture hero={hero} sizes="(min-width: 60rem) 66vw, 100vw" className={css.picture} />
    </div>
  );
}
