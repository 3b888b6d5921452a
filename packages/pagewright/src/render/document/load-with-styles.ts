/** Stylesheets that this page has requested, by URL. */
const requested = new Map<string, Promise<void>>();

function request(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      requested.delete(href);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

/**
 * Loads a stylesheet, once. Resolves when it has loaded. Never rejects, because code or a page without its styles is better than none.
 * @param selector matches a link of the document that already loads the styles
 */
export function loadStylesheet(href: string, selector: string): Promise<void> | undefined {
  const earlier = requested.get(href);
  if (earlier || document.querySelector(selector)) return earlier;
  const styles = request(href);
  requested.set(href, styles);
  return styles;
}

/** Loads the styles of code, unless a stylesheet of the document contains them; see `stylesheetLinks`. */
function loadStyles(file: string): Promise<void> | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.css'.length);
  return loadStylesheet(`${import.meta.env.BASE_URL}${file}`, `link[data-holds~="${name}"]`);
}

/**
 * Imports code, and loads its stylesheets, except the ones that the document already has. Replaces the function that Vite puts around
 * dynamic imports.
 * @param files the files that the code needs, below the base of the site; scripts among them are ignored
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = files.filter((file) => file.endsWith('.css')).map(loadStyles);
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}
