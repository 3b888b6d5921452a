/** A page that a visitor sees, for scripts that count page views. */
export interface PageView {
  /** The path of the page as in the address bar, with the base of the site, without query and anchor. */
  readonly path: string;
  /** The address of the page, without query and anchor. */
  readonly url: string;
  /** The title of the document. */
  readonly title: string;
}

/**
 * Somebody else's script, and what a site does with it. The script loads once in each document, however often and on whatever pages it is
 * used: when the browser is idle, and never while it only prerenders a page that nobody sees yet.
 */
export interface ScriptOptions {
  /** The URL of the script. Its origin must be declared in `policy.scripts` of `pagewright.config.ts`, unless it is the site's own. */
  readonly src: string;
  /** A kind of `consent.kinds` in `pagewright.config.ts`. The script loads after the visitor has agreed to this kind, and not before. */
  readonly consent?: string;
  /** Attributes of the script element, such as `{ 'data-domain': 'example.com', id: 'stats', type: 'module' }`. `true` is an attribute without value. */
  readonly attributes?: Readonly<Record<string, string | true>>;
  /** Called once, before the script loads: the place for a queue or for settings that the script reads. */
  readonly before?: () => void;
  /** Called when the script has run. For a component also if it had run before the component was mounted. */
  readonly onReady?: () => void;
  /**
   * Called when the script has run, with the page that is shown, and then with each page that the visitor opens. Not called after the
   * consent is withdrawn, until it is given again.
   */
  readonly onPageView?: (view: PageView) => void;
  /** Called when the visitor withdraws the consent after the script has run. A script cannot be unloaded: stop it in its own way, and remove its cookies. */
  readonly onWithdraw?: () => void;
}
