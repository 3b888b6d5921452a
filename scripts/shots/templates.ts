/** A page of each template, by the name of its sheet and of its drawn study. */
export const templates: ReadonlyMap<string, string> = new Map([
  ['home', '/'],
  ['platform', '/platform/impress-ai'],
  ['software', '/software/aws'],
  ['service', '/services/product-engineering'],
  ['industry', '/industry/health-care'],
  ['talent', '/sourcing'],
  ['careers', '/careers'],
  ['blog', '/insight/blog'],
  ['post', '/insight/blog/the-0640-corridor'],
  ['case-studies', '/insight/case-studies'],
  ['case-study', '/insight/case-study/regional-bank-nine-weekends'],
  ['company', '/company'],
  ['policy', '/policy'],
  ['contact', '/contact-us'],
  ['not-found', '/no-such-page'],
]);

/** The templates that `docs/templates.png` shows. */
export const shownInDocs: readonly string[] = [
  'home',
  'platform',
  'software',
  'service',
  'industry',
  'careers',
  'blog',
  'post',
  'case-study',
  'company',
  'policy',
  'contact',
];
