import { Byline } from '../../../ui/Byline.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { personNamed } from '../../../ui/person-named.ts';
import banner from '../HeroBanner.module.css';
import { HeroPicture } from '../HeroPicture.tsx';
import { HeroLead, HeroLinks } from '../HeroText.tsx';
import { HeroTitle } from '../HeroTitle.tsx';
import { HeroTrail } from '../HeroTrail.tsx';
import type { HeroProps } from '../hero-props.ts';
import { HeroLedBy } from '../layout-split-or-panel/with-ledBy/HeroLedBy.tsx';
import css from './HeroSplit.module.css';
import { HeroTag } from './with-facts/HeroTag.tsx';
import { HeroFigures } from './with-figures/HeroFigures.tsx';
import { HeroScreen } from './with-screen/HeroScreen.tsx';
import screenCss from './with-screen/SplitScreen.module.css';

/** Text next to a picture that extends to the edge of the page. A tag or a telephone may be on the picture, figures below. */
export function HeroSplit(hero: HeroProps) {
  const { title, image, people, facts = [], figures = [], screen } = hero;
  const portrait = image === undefined ? personNamed(title, people)?.image : undefined;
  const blend = hero.blend && (hero.tone === 'paper' || hero.tone === 'white' || hero.tone === 'tint');
  const onScreen = screen && screenCss;
  return (
    <>
      <div
        className={joinClasses(css.body, onScreen?.split)}
        data-blend={blend || undefined}
        data-portrait={portrait !== undefined || undefined}
        // A picture on paper needs an edge next to a background of paper, or it looks cut off.
        data-edge={(hero.tone === 'paper' && !blend) || undefined}
      >
        <div className={joinClasses(banner.copy, css.copy, onScreen?.copy)}>
          <HeroTrail {...hero} />
          <HeroTitle hero={hero} />
          <HeroLead {...hero} />
          <Byline date={hero.date} author={hero.author} />
          <HeroLedBy {...hero} />
          <HeroLinks {...hero} />
        </div>
        <div
          className={joinClasses(css.stage, onScreen?.stage)}
          data-tone={screen === undefined ? undefined : 'paper'}
        >
          <HeroPicture
            hero={portrait === undefined ? hero : { ...hero, image: portrait }}
            sizes={blend ? '(min-width: 60rem) 60vw, 100vw' : '(min-width: 60rem) 52vw, 100vw'}
            className={joinClasses(css.picture, onScreen?.picture)}
          />
          {facts.length > 0 && <HeroTag facts={facts} />}
          {screen !== undefined && <HeroScreen {...hero} screen={screen} />}
        </div>
      </div>
      {figures.length > 0 && <HeroFigures figures={figures} />}
    </>
  );
}
