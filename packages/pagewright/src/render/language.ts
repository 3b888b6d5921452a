import { createContext } from 'react';

/** Language tag of the site, for dates. `App` takes it from the site config. */
export const LanguageContext = createContext('en');
