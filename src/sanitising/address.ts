const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\]/u;
const web = /^https?:\/\/[^\s/?#\\]/i;
// Two strokes at the beginning, or a stroke and a backslash, would name another host.
const relative = /^(?:\/(?!\/)|\.{1,2}\/|[?#])/;
const other = /^(?:mailto:[^\s@]+@[^\s@]|tel:[+\d(])/i;

function isAddress(text: string): boolean {
  return text.length <= 4096 && !control.test(text) && !/\s/.test(text);
}

/** The format `href`: where a link may lead. http, https, mailto, tel, or an address of this site; never a bare word. */
export function isHref(text: string): boolean {
  return isAddress(text) && (web.test(text) || relative.test(text) || other.test(text));
}

/** The format `image-src`: where a picture may come from. http, https, or an address of this site. */
export function isImageSource(text: string): boolean {
  return isAddress(text) && (web.test(text) || /^(?:\/(?!\/)|\.{1,2}\/)/.test(text));
}

/** The format `slug`: letters and digits of any script, hyphen and underscore; at most 200, as in WordPress. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M}_-]*$/u.test(text);
}

/** The format `srcset`: addresses of pictures, each with its width. */
export function isSrcset(text: string): boolean {
  return text.split(', ').every((candidate) => {
    const [source, width, ...more] = candidate.split(' ');
    return (
      more.length === 0 &&
      isImageSource(source ?? '') &&
      !/^,|,$/.test(source ?? '') &&
      /^[1-9]\d*w$/.test(width ?? '')
    );
  });
}
