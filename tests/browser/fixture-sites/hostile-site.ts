/** URL of the fixture site with hostile content. */
export function hostileSite(): string {
  const address = process.env.HOSTILE_SITE;
  if (!address) throw new Error('The fixture site with hostile content is not open');
  return address;
}

/** Warnings of the build of that site. */
export function hostileWarnings(): string[] {
  const warnings: unknown = JSON.parse(process.env.HOSTILE_WARNINGS ?? '[]');
  return Array.isArray(warnings) ? warnings.map(String) : [];
}
