import ReactGA from 'react-ga4';

let isStarted = false;

/** The library sets the URL of the tag as a string. Under Trusted Types, the default policy allows this URL and no other. */
function allowTag(measurementId: string): void {
  const tag = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url === tag) return url;
      throw new TypeError(`Not the tag of the analytics service: ${url}`);
    },
  });
}

/** Sends one page view with the current title. */
export function sendPageView(measurementId: string, path: string): void {
  if (!isStarted) {
    allowTag(measurementId);
    ReactGA.initialize(measurementId, { gtagOptions: { send_page_view: false } });
    isStarted = true;
  }
  ReactGA.send({ hitType: 'pageview', page: path, title: document.title });
}
