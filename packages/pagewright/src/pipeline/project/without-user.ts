/** Removes the user name and the password from a URL, for messages. The URL need not be valid. */
export function withoutUser(url: string): string {
  return url.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, '$1…@');
}
