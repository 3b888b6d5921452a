/** URL of the fixture site with the project's own content. */
export function demoSite(): string {
  const address = process.env.DEMO_SITE;
  if (!address) throw new Error('The demo site is not open');
  return address;
}

/** All paths in a site's sitemap. */
export async function sitePaths(site = demoSite()): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => new URL(location ?? '').pathname,
  );
}
