import config from '../../../../playwright.config.ts';

const { globalSetup: _, projects = [], ...shared } = config;

/** The tests of the engine and the studio alone. They do not need the built sites of the other browser tests. */
export default { ...shared, projects: projects.filter(({ name }) => name !== 'site') };
