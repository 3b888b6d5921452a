import { decodedEscapes } from '../../../json/decoded-escapes.ts';

/** Text of an address for readers. Escapes that stand for invisible characters stay. */
function readable(text: string): string {
  const decoded = decodedEscapes(text);
  return /[\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(decoded) ? text : decoded;
}

/** The name of the file or page that an address leads to: its last part, or its host. */
export function fileName(address: string): string {
  const [, host = '', path = ''] =
    /^\s*(?:(?:https?:)?\/\/(?:www\.)?([^/?#]+))?([^?#]*)/i.exec(address) ?? [];
  return readable(path.trim().replace(/\/+$/, '').replace(/^.*\//s, '')) || host;
}

/** The target of a link as words: a host and its path, an address of mail, or a path. */
export function targetWords(href: string): string {
  const [, host, path = '', query] =
    /^\s*(?:https?:)?\/\/(?:www\.)?([^/?#\s]+)([^?#\s]*)(\??)/i.exec(href) ?? [];
  // The path of an address with a query, such as the one for sharing a page, says nothing.
  if (host !== undefined) return host + (query === '' ? readable(path.replace(/\/+$/, '')) : '');
  const words = href.trim().replace(/^[a-z][\w+.-]*:/i, '');
  return readable(words.replace(/[?#].*$/s, '')) || words;
}
