/** Names of the same player in an address of its frame and of its page. */
const providers: readonly (readonly [string, RegExp])[] = [
  [
    'YouTube',
    /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
  ],
  ['Vimeo', /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/],
  ['Google Maps', /^https:\/\/(?:www\.)?google\.com\/maps\/embed\?pb=([^&]+)/],
];

/** What a player of a known provider plays, in each form of its address; undefined for all other addresses. */
export function knownPlayer(address: string): string | undefined {
  for (const [name, pattern] of providers) {
    const id = pattern.exec(address)?.[1];
    const start = /[?&#](?:start|t)=(\d+)/.exec(address)?.[1];
    if (id !== undefined)
      return `${name} ${decodeURIComponent(id)}${start === undefined ? '' : ` from second ${start}`}`;
  }
  return undefined;
}
