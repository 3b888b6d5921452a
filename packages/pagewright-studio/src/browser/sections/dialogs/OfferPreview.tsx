import { json } from 'pagewright/tooling';
import { useMemo } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { BlockPreview } from '../../preview/BlockPreview.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { contentElsewhere, type SectionOffer } from '../operations/new-section.ts';
import type { SectionSpot } from '../operations/section-change.ts';
import { type PreviewedBlock, sectionPreview } from '../operations/section-preview.ts';
import { usesOfSections } from '../operations/section-rows.ts';
import { unlikeNeighbours } from '../operations/variants-beside.ts';
import { sectionStrings } from '../section-strings.ts';
import css from './OfferPreview.module.css';

interface OfferPreviewProps {
  readonly offer: SectionOffer;
  readonly spot: SectionSpot;
  /** Index of the chosen example. */
  readonly example: number;
  readonly onExample: (index: number) => void;
}

/** What a section looks like, with what it is for. */
export function OfferPreview({ offer, spot, example, onExample }: OfferPreviewProps) {
  const { state } = useStudio();
  const { site, project } = state;
  const { addDialog: say } = sectionStrings;
  const { is, name, title, description, examples } = offer;
  const shown = useMemo(
    () =>
      is === 'section'
        ? sectionPreview(site, name)
        : [{ type: name, props: unlikeNeighbours(site, spot, name, json.objectOf(examples[example])) }],
    [is, site, name, spot, examples, example],
  );
  const content = useMemo(() => (is === 'block' ? contentElsewhere(site, name) : []), [is, site, name]);
  return (
    <div className={css.preview}>
      <div className={css.facts}>
        <h3 className={css.title}>{title}</h3>
        {description !== '' && <p>{description}</p>}
        {is === 'section' && (
          <p className={css.note}>
            {sectionStrings.sharedBy(sectionStrings.uses(usesOfSections(site).get(name)))}
          </p>
        )}
        {content.length > 0 && <p className={css.note}>{say.content(content, project.contentName)}</p>}
        {examples.length > 1 && (
          <Choice
            label={say.examples}
            value={example}
            options={examples.map((_, index) => ({ value: index, label: say.example(index + 1) }))}
            onChoose={onExample}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tall preview is scrolled by keyboard. */}
      <section className={css.blocks} aria-label={say.preview} tabIndex={0}>
        {shown.length === 0 && <p className={css.note}>{say.noPreview}</p>}
        {shown.map((block: PreviewedBlock, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the frame of another block is used again, so that it shows at once
          <BlockPreview key={index} {...block} />
        ))}
      </section>
    </div>
  );
}
