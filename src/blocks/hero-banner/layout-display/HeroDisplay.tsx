import { Byline } from '../../../ui/Byline.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import banner from '../HeroBanner.module.css';
import { HeroPicture } from '../HeroPicture.tsx';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import { fitTitle } from './fit-title.ts';
import css from './HeroDisplay.module.css';
import { HeroWords } from './HeroWords.tsx';

/** Very large words over a picture that blends into the background of the page. */
export function HeroDisplay(hero: HeroProps) {
  const fitted = fitTitle(hero.title, hero.titleSeparator);
  return (
    <div className={joinClasses(banner.body, css.display)}>
      <div className={joinClasses(banner.copy, css.copy)}>
        <HeroTrail {...hero} />
        {fitted === undefined ? <HeroTitle hero={hero} /> : <HeroWords title={fitted} />}
        <HeroLead {...hero} />
        <Byline date={hero.date} author={hero.author} />
        <HeroLinks {...hero} />
      </div>
      <HeroPicture hero={hero} sizes="(min-width: 60rem) 64vw, 100vw" className={css.picture} />
    </div>
  );
}
