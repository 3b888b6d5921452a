import type { SectionOffer } from '../operations/new-section.ts';

/** The offers that fit what was typed: those whose title has it first, then those whose name or description does. */
export function shownOffers(offers: readonly SectionOffer[], typed: string): readonly SectionOffer[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inTitle = offers.filter(({ title }) => hasAll(title));
  const elsewhere = offers.filter(
    (offer) => !inTitle.includes(offer) && hasAll(`${offer.title} ${offer.name} ${offer.description}`),
  );
  const found = [...inTitle, ...elsewhere];
  return ['block', 'section'].flatMap((kind) => found.filter(({ is }) => is === kind));
}
