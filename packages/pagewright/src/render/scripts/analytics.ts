import ReactGA from 'react-ga4';
import type { Settings } from '../document/settings.ts';
import { createDefaultPolicy } from './default-policy.ts';

let isStarted = false;

/** Sends one page view with the current title. */
export function sendPageView(settings: Settings, measurementId: string, path: string): void {
  if (!isStarted) {
    createDefaultPolicy(settings);
    ReactGA.initialize(measurementId, { gtagOptions: { send_page_view: false } });
    isStarted = true;
  }
  ReactGA.send({ hitType: 'pageview', page: path, title: document.title });
}
