/** Address of the site with content of hostile shape. */
export function hostileSite(): string {
  const address = process.env.HOSTILE_SITE;
  if (!address) throw new Error('The site with content of hostile shape is not open');
  return address;
}

/** What the build of that site warned of. */
export function hostileWarnings(): string[] {
  const warnings: unknown = JSON.parse(process.env.HOSTILE_WARNINGS ?? '[]');
  return Array.isArray(warnings) ? warnings.map(String) : [];
}
