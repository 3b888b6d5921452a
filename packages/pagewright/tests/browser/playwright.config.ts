import config from '../../../../playwright.config.ts';

const { globalSetup: _, projects = [], ...shared } = config;

/** The tests of the engine alone. They visit none of the sites that those of the repository’s own site need to be built. */
export default { ...shared, projects: projects.filter(({ name }) => name === 'engine') };
