/** The prefix of the modules that are generated from page configs, in imports. */
export const virtualPrefix = 'virtual:pagewright/';

/** The prefix of their resolved ids. Other plugins ignore ids that begin with a zero byte. */
export const resolvedPrefix = `\0${virtualPrefix}`;
