import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import asideCss from './layout-aside/Aside.module.css';
import { Statement } from './layout-statement/Statement.tsx';
import css from './TextSection.module.css';
import { Figures } from './with-figures/Figures.tsx';

type TextSectionProps = BlockProps['text-section'];

/** Running text in one of three layouts, with an optional picture. */
export default function TextSection(props: TextSectionProps) {
  const { heading, image, layout, tone } = props;
  return (
    <Section
      tone={tone}
      label={heading}
      space={layout === 'aside' ? 'none' : 'full'}
      className={joinClasses(css.section, layout === 'aside' ? asideCss.aside : undefined)}
    >
      {layout === 'statement' ? <Statement {...props} /> : <TwoColumns {...props} />}
      {layout === 'aside' && (
        <Picture image={image} sizes="(min-width: 60rem) 52vw, 100vw" className={asideCss.bleed} />
      )}
    </Section>
  );
}

function TwoColumns({ heading, lead, paragraphs, image, figures, link, layout }: TextSectionProps) {
  const hasPicture = layout === 'columns' && image !== undefined;
  return (
    <div className={joinClasses(css.duo, layout === 'aside' ? asideCss.duo : undefined)}>
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
