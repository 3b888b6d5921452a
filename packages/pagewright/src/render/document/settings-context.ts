import { createContext } from 'react';
import type { Settings } from './settings.ts';

/** The settings of the document. Undefined for blocks outside a page, as in the gallery. */
export const SettingsContext = createContext<Settings | undefined>(undefined);
