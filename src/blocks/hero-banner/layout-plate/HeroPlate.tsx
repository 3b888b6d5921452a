import { Byline } from '../../../ui/Byline.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import css from './HeroPlate.module.css';
import { TitleBlock } from './TitleBlock.tsx';

/** The title over the whole width, a wide picture, and then the intro next to the title block of a drawing. */
export function HeroPlate(hero: HeroProps) {
  return (
    <>
      <div className={css.head}>
        <HeroTrail {...hero} />
        <HeroTitle hero={hero} room="wide" />
      </div>
      <HeroPicture hero={hero} sizes="100vw" className={css.picture} />
      <div className={css.open}>
        <div className={css.copy}>
          <HeroLead {...hero} />
          <Byline date={hero.date} author={hero.author} />
          <HeroLinks {...hero} />
        </div>
        <TitleBlock {...hero} />
      </div>
    </>
  );
}
