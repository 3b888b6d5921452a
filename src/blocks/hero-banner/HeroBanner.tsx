import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/ActionLink.tsx';
import { Byline } from '../../ui/Byline.tsx';
import { Graticule } from '../../ui/Graticule.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { fitTitle } from './fit-title.ts';
import css from './HeroBanner.module.css';
import panel from './HeroPanel.module.css';
import { HeroWords } from './HeroWords.tsx';

/** How wide the picture is drawn in each layout, for the browser's choice among its sizes. */
const SIZES = {
  split: '(min-width: 60rem) 52vw, 100vw',
  display: '(min-width: 60rem) 64vw, 110vw',
  panel: '(min-width: 60rem) 60vw, 100vw',
  plain: '100vw',
};

/** Above so many characters, in the title or in one word, an h1 at full size would fill the screen. */
const LONG = { title: 48, word: 14 };
const VERY_LONG = { title: 96, word: 22 };
const ENDLESS = 180;

/** From this proportion on a picture can fill the band of a panel without losing its subject. */
const PANORAMA = 1.9;

function isPanorama(image: BlockProps['hero-banner']['image']): boolean {
  return image?.width !== undefined && image.height !== undefined && image.width / image.height >= PANORAMA;
}

function lengthOf(title: string): 'short' | 'long' | 'very-long' | 'endless' {
  if (title.length > ENDLESS) return 'endless';
  const word = Math.max(...title.split(' ').map(({ length }) => length));
  if (title.length > VERY_LONG.title || word > VERY_LONG.word) return 'very-long';
  return title.length > LONG.title || word > LONG.word ? 'long' : 'short';
}

export default function HeroBanner(props: BlockProps['hero-banner']) {
  const { title, titleSeparator, eyebrow, lead, image, logo, date, author, links = [], layout, tone } = props;
  const fitted = layout === 'display' ? fitTitle(title, titleSeparator) : undefined;
  const words =
    titleSeparator === undefined ? title : title.split(titleSeparator).join(' ').replace(/\s+/g, ' ').trim();
  const panorama = layout === 'panel' && isPanorama(image);
  const styled = (part: 'hero' | 'body' | 'copy' | 'title' | 'picture' | 'globe') =>
    layout === 'panel' ? `${css[part]} ${panel[part]}` : css[part];
  return (
    <Section tone={tone} space="none" className={styled('hero')}>
      <div className={styled('body')} data-layout={layout} data-panorama={panorama || undefined}>
        <div className={styled('copy')}>
          {logo !== undefined && <Picture image={logo} fit="contain" priority className={css.logo} />}
          {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
          {fitted === undefined ? (
            <h1 className={styled('title')} data-length={lengthOf(words)}>
              {words}
            </h1>
          ) : (
            <HeroWords title={fitted} />
          )}
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
          <Byline date={date} author={author} />
          {links.length > 0 && (
            <p className={css.links}>
              {links.map((link, index) => (
                <ActionLink key={link.href} href={link.href} look={index === 0 ? 'solid' : 'outline'}>
                  {link.label}
                </ActionLink>
              ))}
            </p>
          )}
        </div>
        {(layout === 'plain' || layout === 'panel') && !panorama && <Graticule className={styled('globe')} />}
        {layout !== 'plain' && (
          <Picture
            image={image}
            sizes={panorama ? '100vw' : SIZES[layout]}
            priority
            decorative
            className={styled('picture')}
          />
        )}
      </div>
    </Section>
  );
}
