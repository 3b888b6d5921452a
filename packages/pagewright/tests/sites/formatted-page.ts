/** Formatted text as an author writes it in a config. */
export const formattedItem = {
  html: '<h2>Its roof</h2><p>It <strong>leaks</strong>, as <a href="/visit">visitors</a> know.</p><ul><li>Bring a hat</li></ul>',
};

/** A page of the museum with formatted text: as a property, and as one of the alternatives of an item. */
export const formattedPage = {
  route: '/formatted',
  head: {
    title: 'Formatted',
    description: 'The roof of the Harbour Museum, and what visitors should bring when it rains.',
  },
  blocks: [
    { type: 'masthead', props: { title: 'The roof', layout: 'plain', tone: 'sand' } },
    { type: 'passage', props: { paragraphs: ['Plain text.', formattedItem], tone: 'chalk' } },
    { type: 'essay', props: { sections: [{ heading: 'The roof', ...formattedItem }], tone: 'sand' } },
  ],
};

/** The HTML of each of its formatted texts for visitors. The first is below the h1 of the page, the second below the heading of its section. */
export const formattedMarkup = [2, 3].map(
  (level) =>
    `<h${level}>Its roof</h${level}><p>It <strong>leaks</strong>, as <a href="/visit">visitors</a> know.</p><ul><li>Bring a hat</li></ul>`,
);

/** The formatted texts in a page. Runs in a browser, too. */
export function formattedTexts(page: Element): readonly string[] {
  return [...page.querySelectorAll('[data-block] strong')].flatMap(
    (each) => each.closest('div')?.innerHTML ?? [],
  );
}
