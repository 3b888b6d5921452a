/** Stylesheets that this page has requested, by file. */
const requested = new Map<string, Promise<void>>();

/** Resolves when a stylesheet has loaded. Never rejects: code without its styles is better than none. */
function requestStyles(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${file}`;
    link.onload = () => resolve();
    link.onerror = () => {
      requested.delete(file);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

/** Loads a stylesheet, unless a link of the document holds it; see `stylesheetLinks`. */
function loadStyles(file: string): Promise<void> | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.css'.length);
  if (document.querySelector(`link[data-holds~="${name}"]`)) return undefined;
  const styles = requested.get(file) ?? requestStyles(file);
  requested.set(file, styles);
  return styles;
}

/**
 * Imports code, and loads the stylesheets that it needs and the document lacks. Replaces Vite's function around dynamic
 * imports.
 * @param files what the code needs, below the origin; scripts among them are ignored
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = files.filter((file) => file.endsWith('.css')).map(loadStyles);
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}
