/** A picture as the page's HTML names it. */
export interface OwnPicture {
  readonly src: string;
  readonly alt: string;
}

const references: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
/** A smaller picture is a sign or a portrait, and would be drawn larger than it is; one without a size may be either. */
const leastWidth = 400;

function attributeOf(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replace(/&(amp|quot|lt|gt|#x27);/g, (whole, name: string) => references[name] ?? whole);
}

/**
 * The first picture that a page draws in its main part, marks left out. It is looked for in the HTML that the build has
 * drawn itself, so it needs no knowledge of blocks and their props.
 */
export function ownPicture(html: string): OwnPicture | undefined {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  for (const [tag] of main.matchAll(/<img [^>]*>/g)) {
    const src = attributeOf(tag, 'src');
    const width = Number(attributeOf(tag, 'width') ?? 0);
    if (!src || /\.svg(?:[?#]|$)/i.test(src) || src.startsWith('data:') || width < leastWidth) continue;
    return { src, alt: attributeOf(tag, 'alt') ?? '' };
  }
  return undefined;
}
