import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { Figures } from './Figures.tsx';
import { Opening } from './Opening.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import css from './TextSection.module.css';

type TextSectionProps = BlockProps['text-section'];

/** Running text in one of three layouts, with an optional picture. */
export default function TextSection(props: TextSectionProps) {
  const { heading, image, layout, tone } = props;
  return (
    <Section tone={tone} label={heading} space={layout === 'aside' ? 'none' : 'full'} className={css[layout]}>
      {layout === 'statement' ? <Statement {...props} /> : <TwoColumns {...props} />}
      {layout === 'aside' && (
        <Picture image={image} sizes="(min-width: 60rem) 52vw, 100vw" className={css.bleed} />
      )}
    </Section>
  );
}

function TwoColumns({ heading, lead, paragraphs, image, figures, link, layout }: TextSectionProps) {
  const hasPicture = layout === 'columns' && image !== undefined;
  return (
    <div className={css.duo} data-layout={layout}>
      <div className={css.head} data-stays={layout === 'columns' && !hasPicture}>
        {heading !== undefined && <StationHeading>{heading}</StationHeading>}
        {hasPicture && (
          <Picture image={image} ratio="4/3" sizes="(min-width: 60rem) 30vw, 100vw" className={css.small} />
        )}
        {layout === 'columns' && <Figures figures={figures} />}
      </div>
      <div className={css.text}>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        <Paragraphs paragraphs={paragraphs} label={heading} isLarge={lead === undefined} />
        {layout === 'aside' && <Figures figures={figures} />}
        {link && <ActionLink href={link.href}>{link.label}</ActionLink>}
      </div>
    </div>
  );
}

function Statement({ heading, lead, paragraphs, image, figures, link }: TextSectionProps) {
  const [first, ...rest] = paragraphs;
  return (
    <>
      {heading !== undefined && <StationHeading className={css.station}>{heading}</StationHeading>}
      {first !== undefined && <Opening paragraph={first} label={heading} />}
      <div className={css.below} data-picture={image !== undefined}>
        {image && (
          <Picture image={image} ratio="4/3" sizes="(min-width: 60rem) 42vw, 100vw" className={css.small} />
        )}
        {(lead !== undefined || rest.length > 0 || figures !== undefined || link !== undefined) && (
          <div className={css.text}>
            {lead !== undefined && <p className={css.lead}>{lead}</p>}
            <Paragraphs paragraphs={rest} label={heading} isLarge={lead === undefined} />
            <Figures figures={figures} />
            {link && (
              <ActionLink href={link.href} look="outline">
                {link.label}
              </ActionLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}
