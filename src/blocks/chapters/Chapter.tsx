import type { Tone } from '../../generated/block-props.ts';
import station from '../../ui/headings/Station.module.css';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './Chapter.module.css';
import { ChapterPlate } from './ChapterPlate.tsx';
import type { ChapterSection } from './chapter-order.ts';
import { HourList } from './HourList.tsx';
import { PassageFigure } from './PassageFigure.tsx';
import type { ChapterWords } from './passage-data.ts';

interface ChapterProps {
  readonly section: ChapterSection;
  readonly isMirrored: boolean;
  readonly tone: Tone;
  readonly words: ChapterWords;
}

/** One part of a story: its words next to a plate, or its heading next to its text, and its charts below. */
export function Chapter({ section, isMirrored, tone, words }: ChapterProps) {
  const { heading, text, summary, figure, passage, hours, dial } = section;
  const paragraphs = text !== undefined && <ChapterText text={text} />;
  return (
    <Section tone={tone}>
      <div
        className={joinClasses(css.chapter, isMirrored ? station.station : undefined)}
        data-mirrored={isMirrored || undefined}
      >
        <div className={css.stack}>
          {heading !== undefined && <StationHeading className={css.heading}>{heading}</StationHeading>}
          {summary !== undefined && <p className={css.deck}>{summary}</p>}
          {figure !== undefined && paragraphs}
        </div>
        {figure === undefined ? paragraphs : <ChapterPlate figure={figure} />}
      </div>
      {passage !== undefined && <PassageFigure passage={passage} words={words} />}
      {(hours !== undefined || dial !== undefined) && <HourList hours={hours} dial={dial} />}
    </Section>
  );
}

function ChapterText({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={css.text}>
      {withKeys(paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </div>
  );
}
