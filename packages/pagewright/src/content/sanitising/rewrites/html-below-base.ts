import { srcsetWithBase, withBase } from '../../base-path.ts';

/** Matches a tag in clean HTML, where `<` always starts a tag and all values are quoted. */
const tags = /<[a-z](?:"[^"]*"|[^">])*>/g;
const urls = /(\s(?:href|src|poster)=")([^"]*)/g;
const srcsets = /(\ssrcset=")([^"]*)/g;

/** Clean HTML whose links and images lead to the site below its base. */
export function htmlBelowBase(clean: string, base: string): string {
  return clean.replace(tags, (tag) =>
    tag
      .replace(urls, (_, start: string, url: string) => start + withBase(url, base))
      .replace(srcsets, (_, start: string, srcset: string) => start + srcsetWithBase(srcset, base)),
  );
}
