/** The ids of headings on one page, made from their texts: “Pay and working life” is `pay-and-working-life`. */
export function anchorsOf(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const free = name === '' || taken.has(name) ? `${name || 'part'}-${index + 1}` : name;
    taken.add(free);
    return free;
  });
}
