import { expect, test } from 'vitest';
import { builtPage } from './built-page.ts';
import { demoEntry, demoSlugs, textNodesOf } from './demo-entries.ts';
import { textOf } from './page-blocks.ts';

/** A value of the content with its path, without array indexes: `quote.quote_author`. */
interface Leaf {
  readonly name: string;
  readonly value: string;
}

/** The id of an entry is not shown. Its title appears in lists; the page has a heading instead. */
const unseen = ['id', 'title'];

function leavesOf(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, name));
  if (typeof value !== 'object' || value === null) return [{ name, value: String(value) }];
  return Object.entries(value).flatMap(([key, field]) =>
    leavesOf(field, name === '' ? key : `${name}.${key}`),
  );
}

/** Fields that appear only in a drawing, or decide how it is drawn. Tests of the drawings check them. */
const drawn =
  /\.(?:marks\.[xy]|report\.(?:bars|passed|range)|inset\.(?:kind|values|first|last))$|^(?:rebuild\.limit|count\.layout|compare\.amount|specimen\.(?:current|passages\.scale)|fairness\.(?:tolerance|groups\.withdrawn))$/;

/** A number as text: as it is, with separated thousands, or as hours and minutes. */
function writingsOf(value: string): string[] {
  const number = Number(value);
  if (value === '' || !Number.isInteger(number)) return [value];
  const clock = `${Math.floor(number / 60)}:${String(number % 60).padStart(2, '0')}`;
  return [value, number.toLocaleString('en'), clock];
}

/**
 * Pictures and links appear as URLs, alternative texts with their picture, slugs at the end of a link, and everything
 * else as text. Fields of the hero or banner are in the first block of the page.
 */
function isShown(main: Element, { name, value }: Leaf): boolean {
  // The head contains the fields for search engines.
  const head = main.ownerDocument.head;
  if (name === 'seo.title') return head.querySelector('title')?.textContent?.startsWith(value) === true;
  if (name === 'seo.description')
    return head.querySelector(`[name=description][content="${value}"]`) !== null;
  const place = /(?:^|\.)(?:hero|banner)_/.test(name) ? main.querySelector('[data-block]') : main;
  const has = (selector: string) => place?.querySelector(selector) != null;
  const hasText = (text: string) => textOf(place).includes(text);
  if (drawn.test(name)) return true;
  if (name.endsWith('.chartText')) return has(`[aria-label="${value}"]`);
  if (name.endsWith('_slug')) return has(`a[href$="/${value}"]`);
  if (name.endsWith('_number')) return hasText(`${value}+`);
  if (name.endsWith('.alt')) return has(`img[alt^="${value}"]`) || value.split(', ').every(hasText);
  if (/^(?:\/|https?:)/.test(value)) {
    return has(`img[src="${value}"], source[srcset*="${value}"], a[href="${value}"]`);
  }
  // A toggle may be between two sentences.
  return textNodesOf(value)
    .flatMap((text) => text.split(/(?<=[.!?]) /))
    .every((text) => writingsOf(text).some(hasText));
}

/** The pages of a kind of content, each with the file of its content. */
function pagesOf(route: string, kind: string): [string, string][] {
  return demoSlugs(kind).map((slug) => [`${route}/${slug}`, `${kind}/${slug}`]);
}

const kinds: Readonly<Record<string, { pages: [string, string][]; fields: string }>> = {
  'the home page': {
    pages: [['/', 'homepage']],
    fields: `banner.banner_image banner.banner_image_narrow counters.counter_number counters.counter_heading brands
      what_we_do.what_we_do_heading what_we_do.what_we_do_description
      below_counter_section_data.impact_text below_counter_section_data.talent_text
      services.service_title services.service_slug services.service_description
      powering_enterprises.powering_enterprises_heading`,
  },
  'the company page': {
    pages: [['/company', 'about']],
    fields: `title hero_image hero_image_narrow core_section_heading core certification awards
      our_team_managements_data.image our_team_managements_data.name our_team_managements_data.designation
      our_team_managements_data.bio our_team_managements_data.linkedin`,
  },
  'the contact page': {
    pages: [['/contact-us', 'contact']],
    fields: 'title contact_below_banner_heading email phone',
  },
  'each industry page': {
    pages: pagesOf('/industry', 'industry'),
    fields: `hero_image hero_heading industry_banner_text industry_body_image
      industry_capabilities_section_heading industry_details_data.industry_detail_description
      industry_capabilities.industry_capabilities_heading
      industry_capabilities.industry_capabilities_description
      results_heading results_lead results.label results.before results.after results.unit results.of
      results.row.first results.row.turn results.row.last
      quote_content.quote_content quote_content.quote_author quote_content.quote_profession quote_content.quote_logo`,
  },
  'each service page': {
    pages: pagesOf('/services', 'services'),
    fields: `hero_image hero_heading banner_text principal service_details_data.detail_description
      services_in_service_data.services_in_service_title
      services_in_service_data.services_in_service_description
      results_heading results_lead results.label results.before results.after results.unit results.of
      quote.quote_content quote.quote_author quote.quote_profession quote.quote_logo seo.title seo.description`,
  },
  'each software page': {
    pages: pagesOf('/software', 'software'),
    fields: `hero_image hero_heading hero_sub_heading banner_logo
      below_banner_software_content.below_banner_software_details_heading
      below_banner_software_content.below_banner_software_details_sub_heading
      below_banner_software_content.below_banner_software_details_content
      hero_tag.term hero_tag.text figures.value figures.text
      rebuild.stages.name rebuild.stages.minutes rebuild.caption count.parts.text count.parts.count count.caption
      software_details_data.img software_details_data.title software_details_data.content
      software_details_data.marks.text software_details_data.table.caption software_details_data.table.head
      software_details_data.table.rows.cells software_details_data.table.rows.flag
      software_details_data.report.title software_details_data.report.note
      software_details_data.report.figures.value software_details_data.report.figures.text
      software_details_data.report.chartText software_details_data.report.changes.value
      software_details_data.report.changes.text software_details_data.tally.all software_details_data.tally.few
      software_details_data.tally.allText software_details_data.tally.fewText software_details_data.inset.figure
      software_details_data.inset.unit software_details_data.inset.text
      quote_content quote_author quote_profession quote_logo`,
  },
  'each platform page': {
    pages: pagesOf('/platform', 'platform'),
    fields: `hero_image hero_heading hero_sub_heading banner_logo
      below_banner_software_content.below_banner_software_details_heading
      below_banner_software_content.below_banner_software_details_sub_heading
      below_banner_software_content.below_banner_software_details_content
      platform_details_data.img platform_details_data.title platform_details_data.content
      platform_details_data.inset.figure platform_details_data.inset.text
      screen.time screen.step screen.question screen.answer screen.hint compare.value compare.unit compare.label
      specimen.heading specimen.text specimen.link_label specimen.title specimen.reference specimen.list_heading
      specimen.list specimen.about specimen.question specimen.passages.text specimen.passages.criterion
      specimen.passages.score specimen.passages.reason specimen.passages.note.term specimen.passages.note.text
      specimen.foot.term specimen.foot.text fairness.heading fairness.text fairness.label fairness.people_label
      fairness.rate_label fairness.line fairness.groups.name fairness.groups.people fairness.groups.rate
      quote_content quote_author quote_profession quote_logo quote_image terms.figure terms.heading terms.text
      banner_link seo.title`,
  },
};

for (const [page, { pages, fields }] of Object.entries(kinds)) {
  test(`${page} shows every field of its content`, async () => {
    const shown = new Set<string>();
    for (const [path, file] of pages) {
      const main = (await builtPage(path)).querySelector('main');
      if (!main) throw new Error(`${path} has no main area`);
      const leaves = leavesOf(demoEntry(file)).filter(
        ({ name }) => !unseen.includes(name) || fields.split(/\s+/).includes(name),
      );
      expect(
        leaves.filter((leaf) => !isShown(main, leaf)),
        path,
      ).toEqual([]);
      for (const { name } of leaves) shown.add(name.replace(/\.(?:url|alt)$/, ''));
    }
    expect([...shown]).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  });
}
