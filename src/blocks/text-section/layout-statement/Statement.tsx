import type { BlockProps } from '../../../generated/block-props.ts';
import { ActionLink } from '../../../ui/actions/ActionLink.tsx';
import { StationHeading } from '../../../ui/headings/StationHeading.tsx';
import { Paragraphs } from '../../../ui/Paragraphs.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import text from '../TextSection.module.css';
import { Figures } from '../with-figures/Figures.tsx';
import { Opening } from './Opening.tsx';
import css from './Statement.module.css';

type StatementProps = BlockProps['text-section'];

/** The first paragraph in large type, and the others below it. */
export function Statement({ heading, lead, paragraphs, image, figures, link }: StatementProps) {
  const [first, ...rest] = paragraphs;
  return (
    <>
      {heading !== undefined && <StationHeading className={css.station}>{heading}</StationHeading>}
      {first !== undefined && <Opening paragraph={first} label={heading} />}
      <div className={css.below} data-picture={image !== undefined}>
        {image && (
          <Picture image={image} ratio="4/3" sizes="(min-width: 60rem) 42vw, 100vw" className={text.small} />
        )}
        {(lead !== undefined || rest.length > 0 || figures !== undefined || link !== undefined) && (
          <div className={text.text}>
            {lead !== undefined && <p className={text.lead}>{lead}</p>}
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
