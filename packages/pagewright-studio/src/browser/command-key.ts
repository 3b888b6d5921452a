const isMac = /^Mac|^iP/.test(globalThis.navigator?.platform ?? '');

/** How people call the key for commands: keyboards of Macs have a key of their own. */
export const commandKey = isMac ? '⌘' : 'Ctrl';
