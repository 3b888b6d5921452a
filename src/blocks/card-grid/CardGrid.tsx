import type { BlockProps, Tone } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { cellSpans } from './cell-spans.ts';
import { GridCard } from './GridCard.tsx';
import cells from './layout-cells/CellCards.module.css';
import list from './layout-list/ListCards.module.css';
import ruled from './layout-ruled/RuledCards.module.css';

const LOOKS = { cells, ruled, list };

type Props = BlockProps['card-grid'];

/** Chosen so that the last row is full where possible. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count % 4 === 0) return 4;
  if (count % 3 === 0) return 3;
  return count < 5 ? 2 : 4;
}

/** The first card of the `cells` layout stands out from the background. */
function cardTone(layout: Props['layout'], index: number, count: number, around: Tone): Tone | undefined {
  if (layout !== 'cells' || index > 0 || count < 3) return undefined;
  return around === 'ink' ? 'purple' : 'ink';
}

export default function CardGrid({ cards, heading, lead, layout, tone }: Props) {
  const look = LOOKS[layout];
  const spans = cellSpans(cards.length);
  return (
    <Section tone={tone} heading={heading} lead={lead}>
      <ul className={look.cards} data-columns={columnsFor(cards.length)}>
        {withKeys(cards, ({ title }) => title).map(({ key, item, index }) => (
          <li
            key={key}
            className={look.card}
            data-span={spans[index]}
            data-card=""
            data-linked={item.href !== undefined}
            data-tone={cardTone(layout, index, cards.length, tone)}
          >
            <GridCard card={item} number={index + 1} level={heading === undefined ? 2 : 3} layout={layout} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
