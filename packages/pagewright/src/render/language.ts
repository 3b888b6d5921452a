import { createContext } from 'react';

/** Language tag of the site, which dates are written in. The app fills it from the site config. */
export const LanguageContext = createContext('en');
