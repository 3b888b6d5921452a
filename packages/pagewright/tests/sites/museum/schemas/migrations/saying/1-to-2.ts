import type { Migration } from 'pagewright/project';

/** `author` is called `speaker`. */
const migrate: Migration = ({ author, ...others }) => ({ ...others, speaker: author });

export default migrate;
