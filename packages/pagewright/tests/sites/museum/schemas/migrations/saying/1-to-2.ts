import type { Migration } from 'pagewright/project';

/** In version 2 `author` has the name `speaker`. */
const migrate: Migration = ({ author, ...others }) => ({ ...others, speaker: author });

export default migrate;
