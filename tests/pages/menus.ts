/** A group of the navigation, as the specification lists it. */
export interface MenuGroup {
  readonly label: string;
  /** The page that the group itself links to. */
  readonly page?: string;
  readonly links: readonly string[];
  /** The pages that its See All cards link to. */
  readonly seeAll: readonly string[];
}

const below = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name}`);

/** The eight services. */
export const services = below(
  '/services',
  'product-engineering custom-development cloud-services data-and-analytics artificial-intelligence cio-advisory pmo security',
);

export const industries = below('/industry', 'public-sector health-care higher-ed insurance pe-vc');

const insights = ['/insight/blog', '/insight/case-studies'];

/** The groups in order. A group without links is a link itself. */
export const menuGroups: readonly MenuGroup[] = [
  { label: 'Platforms', links: below('/platform', 'impress-ai salestable'), seeAll: [] },
  { label: 'Software', links: below('/software', 'aws oracle salesforce azure'), seeAll: [] },
  { label: 'Services', links: services, seeAll: [] },
  { label: 'Talent', links: ['/sourcing', '/careers'], seeAll: [] },
  { label: 'Industries', links: industries, seeAll: [] },
  { label: 'Insights', links: insights, seeAll: insights },
  {
    label: 'Company',
    page: '/company',
    links: ['team', 'values', 'awards', 'certifications'].map((anchor) => `/company#${anchor}`),
    seeAll: [],
  },
  { label: 'Contact Us', page: '/contact-us', links: [], seeAll: [] },
];
