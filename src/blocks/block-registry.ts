import type { BlockRegistry } from 'pagewright';

/** Every block type, sorted. Its schema and its folder have the same name. */
export const blockRegistry = {
  'alternating-cards': () => import('./alternating-cards/AlternatingCards.tsx'),
  article: () => import('./article/Article.tsx'),
  'call-to-action': () => import('./call-to-action/CallToAction.tsx'),
  'card-grid': () => import('./card-grid/CardGrid.tsx'),
  'contact-details': () => import('./contact-details/ContactDetails.tsx'),
  'contact-form': () => import('./contact-form/ContactForm.tsx'),
  counters: () => import('./counters/Counters.tsx'),
  embed: () => import('./embed/Embed.tsx'),
  'hero-banner': () => import('./hero-banner/HeroBanner.tsx'),
  'link-row': () => import('./link-row/LinkRow.tsx'),
  'logo-strip': () => import('./logo-strip/LogoStrip.tsx'),
  pager: () => import('./pager/Pager.tsx'),
  'promo-tiles': () => import('./promo-tiles/PromoTiles.tsx'),
  quote: () => import('./quote/Quote.tsx'),
  'share-links': () => import('./share-links/ShareLinks.tsx'),
  steps: () => import('./steps/Steps.tsx'),
  team: () => import('./team/Team.tsx'),
  'teaser-cards': () => import('./teaser-cards/TeaserCards.tsx'),
  'text-section': () => import('./text-section/TextSection.tsx'),
} satisfies BlockRegistry;
