/** Searches in HTML that is not parsed. All searches together take linear time, because one without a result is not repeated. */
interface TagSearch {
  /** The position of the last `>`. */
  readonly lastEnd: number;
  /** The end of the tag that starts before `from`. A `>` between quotes does not end a tag. */
  endOfTag(from: number): number;
  /** The next match, from a position; -1 without one. */
  find(pattern: RegExp, from: number): number;
  /** The start of the end tag of the element whose content starts at `from`; -1 without one. */
  endOfElement(name: string, from: number): number;
}

export function searchIn(html: string): TagSearch {
  const lastEnd = html.lastIndexOf('>');
  const last = { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") };
  const missing = new Set<string>();
  let quotesPair = true;
  return {
    lastEnd,
    endOfTag(from) {
      for (let at = from; quotesPair && at <= lastEnd; at += 1) {
        const char = html[at];
        if (char === '>') return at;
        if (char === '"' || char === "'") {
          if (at >= last[char]) break;
          at = html.indexOf(char, at + 1);
        }
      }
      quotesPair = false;
      return html.indexOf('>', from);
    },
    find(pattern, from) {
      if (missing.has(pattern.source)) return -1;
      pattern.lastIndex = from;
      const found = pattern.exec(html);
      if (!found) missing.add(pattern.source);
      return found ? found.index : -1;
    },
    endOfElement(name, from) {
      // Other names may have signs that mean something in a pattern.
      if (!/^[a-z\d]+$/i.test(name) || missing.has(name)) return -1;
      const tags = new RegExp(`<(/?)${name}(?![^\\s/>])`, 'gi');
      tags.lastIndex = from;
      let depth = 1;
      for (let found = tags.exec(html); found; found = tags.exec(html)) {
        depth += found[1] ? -1 : 1;
        if (depth === 0) return found.index;
      }
      missing.add(name);
      return -1;
    },
  };
}
