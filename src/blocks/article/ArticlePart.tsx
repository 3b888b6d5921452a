import { Hidden } from '../../ui/Hidden.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './ArticlePart.module.css';
import { type Part, paragraphsOf } from './article-parts.ts';
import { PartEvidence, PartSpread } from './PartEvidence.tsx';
import prose from './prose.module.css';
import figures from './prose-figures.module.css';
import layouts from './prose-layouts.module.css';
import lists from './prose-lists.module.css';
import margin from './prose-margin.module.css';

interface ArticlePartProps {
  readonly part: Part;
  /** The name of the link at the heading. */
  readonly linkTo: string;
}

/** One section: its heading and text, the evidence in the margin next to them, and a wide picture below. */
export function ArticlePart({ part, linkTo }: ArticlePartProps) {
  const { id, heading, html, text, figure, picture, evidence } = part;
  const isMarginFree = picture !== 'margin' && figure === undefined && evidence === 'none';
  return (
    <div className={css.part} id={id}>
      <div className={css.body}>
        {heading !== undefined && (
          <div className={css.head}>
            <StationHeading className={css.heading}>{heading}</StationHeading>
            <a className={css.anchor} href={`#${id}`}>
              <Hidden>{linkTo.replace('[heading]', heading)}</Hidden>
            </a>
          </div>
        )}
        <PartEvidence part={part} />
        {html !== undefined && (
          <SafeHtml
            html={html}
            label={heading}
            className={joinClasses(
              css.text,
              prose.prose,
              figures.figures,
              lists.lists,
              layouts.layouts,
              margin.columns,
              evidence === 'none' ? undefined : margin.moved,
              evidence === 'all' ? margin.movedCode : undefined,
              isMarginFree ? margin.free : undefined,
            )}
          />
        )}
        {text !== undefined && (
          <div className={`${css.text} ${css.plain}`}>
            {withKeys(paragraphsOf(text), (paragraph) => paragraph).map(({ key, item }) => (
              <p key={key}>{item}</p>
            ))}
          </div>
        )}
      </div>
      {picture === 'below' && <PartSpread part={part} />}
    </div>
  );
}
