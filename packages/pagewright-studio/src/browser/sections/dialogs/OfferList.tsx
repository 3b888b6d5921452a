import { Component } from 'lucide-react';
import { useOptionInView } from '../../controls/use-option-in-view.ts';
import type { SectionOffer } from '../operations/new-section.ts';
import { sectionStrings } from '../section-strings.ts';
import css from './OfferList.module.css';

interface OfferListProps {
  readonly id: string;
  readonly offers: readonly SectionOffer[];
  readonly chosen: SectionOffer | undefined;
  readonly onChoose: (offer: SectionOffer) => void;
  readonly onInsert: (offer: SectionOffer) => void;
}

/** The id of the option of an offer. */
export function optionId(list: string, { is, name }: SectionOffer): string {
  return `${list}-${is}-${name}`;
}

/** What may be added: block types, and below them shared sections. The field above it has the focus, and chooses. */
export function OfferList({ id, offers, chosen, onChoose, onInsert }: OfferListProps) {
  useOptionInView(chosen && optionId(id, chosen));
  const { addDialog: say } = sectionStrings;
  return (
    <div id={id} role="listbox" aria-label={say.types} className={css.list}>
      {(['block', 'section'] as const).map((kind) => {
        const own = offers.filter(({ is }) => is === kind);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox.
          <div key={kind} role="group" aria-label={say.kinds[kind]}>
            <div className={css.kind} aria-hidden>
              {say.kinds[kind]}
            </div>
            {own.map((offer) => (
              // The field has the focus, and so the keys.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
              // biome-ignore lint/a11y/useFocusableInteractive: see above.
              <div
                key={offer.name}
                id={optionId(id, offer)}
                role="option"
                aria-selected={offer === chosen}
                className={css.option}
                onClick={() => onChoose(offer)}
                onDoubleClick={() => onInsert(offer)}
              >
                <span className={css.title}>
                  {kind === 'section' && <Component size={13} aria-hidden />}
                  {offer.title}
                </span>
                <span className={css.description}>{offer.description}</span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
