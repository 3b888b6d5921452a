/** A URL as messages show it: without a user name and a password. Does not need a valid URL. */
export function withoutUser(url: string): string {
  return url.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1…@');
}
