/** How code names the modules that are made of page configs. */
export const virtualPrefix = 'virtual:pagewright/';

/** The same once Vite has resolved them; the zero byte keeps other plugins away. */
export const resolvedPrefix = `\0${virtualPrefix}`;
