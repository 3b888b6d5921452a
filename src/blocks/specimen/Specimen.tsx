import type { BlockProps } from '../../generated/block-props.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { LinkedFact } from './LinkedFact.tsx';
import { Passage } from './Passage.tsx';
import css from './Specimen.module.css';
import { SpecimenParts } from './SpecimenParts.tsx';

type SpecimenProps = BlockProps['specimen'];

/** A document with remarks. A line leads from each marked passage to its score. */
export default function Specimen(props: SpecimenProps) {
  const { heading, lead, title, list = [], listHeading, current, foot = [], tone } = props;
  return (
    <Section tone={tone} heading={heading} lead={lead} label={title} className={css.section}>
      <Sheet>
        <TopLine {...props} />
        <div className={css.columns} data-list={list.length > 0}>
          <SpecimenParts heading={listHeading} parts={list} current={current} />
          <Body {...props} />
        </div>
        {foot.length > 0 && (
          <ul className={css.foot} data-count={foot.length}>
            {withKeys(foot, ({ term }) => term).map(({ key, item }) => (
              <li key={key} className={css.fact}>
                <LinkedFact fact={item} />
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </Section>
  );
}

function TopLine({ logo, title, reference }: SpecimenProps) {
  if (logo === undefined && title === undefined && reference === undefined) return null;
  return (
    <div className={css.top}>
      {logo && <Picture image={logo} fit="contain" ratio="natural" className={css.logo} />}
      {title !== undefined && <span>{title}</span>}
      {reference !== undefined && <span className={css.reference}>{reference}</span>}
    </div>
  );
}

function Body({ heading, about, question, passages, reasonLabel, scoreLabel }: SpecimenProps) {
  const Question = heading === undefined ? 'h2' : 'h3';
  return (
    <div className={css.body}>
      {(about !== undefined || question !== undefined) && (
        <div className={css.head}>
          {about !== undefined && <p className={css.about}>{about}</p>}
          {question !== undefined && <Question className={css.question}>{question}</Question>}
        </div>
      )}
      {withKeys(passages, ({ text }) => text).map(({ key, item }) => (
        <Passage key={key} passage={item} reasonLabel={reasonLabel} scoreLabel={scoreLabel} />
      ))}
    </div>
  );
}
