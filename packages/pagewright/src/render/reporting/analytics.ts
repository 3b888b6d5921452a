import ReactGA from 'react-ga4';

let isStarted = false;

/** The library writes the tag's address as a plain text; under Trusted Types that one address is admitted, and no other. */
function admitTag(measurementId: string): void {
  const tag = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (address === tag) return address;
      throw new TypeError(`Not the tag of the analytics service: ${address}`);
    },
  });
}

/** Sends one page view with the title that the page has by now. */
export function sendPageView(measurementId: string, path: string): void {
  if (!isStarted) {
    admitTag(measurementId);
    ReactGA.initialize(measurementId, { gtagOptions: { send_page_view: false } });
    isStarted = true;
  }
  ReactGA.send({ hitType: 'pageview', page: path, title: document.title });
}
