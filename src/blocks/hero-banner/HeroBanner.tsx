import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { Byline } from '../../ui/Byline.tsx';
import { Graticule } from '../../ui/pictures/Graticule.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { fitTitle } from './fit-title.ts';
import css from './HeroBanner.module.css';
import panel from './HeroPanel.module.css';
import { HeroWords } from './HeroWords.tsx';

/** The `sizes` attribute of the picture in each layout. */
const sizes = {
  split: '(min-width: 60rem) 52vw, 100vw',
  display: '(min-width: 60rem) 64vw, 100vw',
  panel: '(min-width: 60rem) 60vw, 100vw',
  plain: '100vw',
};

/** In characters, for the title and for one word. Longer titles are set smaller, or they would fill the screen. */
const long = { title: 48, word: 14 };
const veryLong = { title: 96, word: 22 };
const endless = 180;

/** Aspect ratio from which a picture can fill a wide panel without cropping its subject. */
const panoramaRatio = 1.9;

function isPanorama(image: BlockProps['hero-banner']['image']): boolean {
  return (
    image?.width !== undefined && image.height !== undefined && image.width / image.height >= panoramaRatio
  );
}

function lengthOf(title: string): 'short' | 'long' | 'very-long' | 'endless' {
  if (title.length > endless) return 'endless';
  const word = Math.max(...title.split(' ').map(({ length }) => length));
  if (title.length > veryLong.title || word > veryLong.word) return 'very-long';
  return title.length > long.title || word > long.word ? 'long' : 'short';
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
            sizes={panorama ? '100vw' : sizes[layout]}
            priority
            decorative
            className={styled('picture')}
          />
        )}
      </div>
    </Section>
  );
}
