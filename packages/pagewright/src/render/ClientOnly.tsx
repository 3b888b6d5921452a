import { type ReactNode, useEffect, useState } from 'react';
import { report } from './reporting/report.ts';

interface LoadedInBrowser<Module> {
  /** Loads code in the browser, once: `() => import('./Map.tsx')`. A build and a server never run it. */
  readonly load: () => Promise<Module>;
  /** Called in the browser only, with what `load` returned. */
  readonly children: (module: Module) => ReactNode;
}

interface RenderedInBrowser {
  readonly load?: undefined;
  /** Called in the browser only. Use `load` too if the import of the code already needs a browser. */
  readonly children: () => ReactNode;
}

export type ClientOnlyProps<Module> = (LoadedInBrowser<Module> | RenderedInBrowser) & {
  /** What the HTML of the page shows, and visitors without script. It stays if the code cannot be loaded, which is reported. */
  readonly fallback?: ReactNode;
};

/**
 * Shows what needs a browser. The HTML of a page has the fallback, and so has the first render in the browser, so that hydration matches.
 * Then the children replace it.
 */
export function ClientOnly<Module>(props: ClientOnlyProps<Module>): ReactNode {
  const { load, fallback = null } = props;
  const [isInBrowser, setIsInBrowser] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly module: Module }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function in each render, but loads the same code
  useEffect(() => {
    setIsInBrowser(true);
    load?.().then(
      (module) => setLoaded({ module }),
      (error: unknown) =>
        report({
          about: 'part-not-loaded',
          message: `The code of a <ClientOnly> cannot be loaded: ${error}`,
        }),
    );
  }, []);
  if (props.load) return loaded ? props.children(loaded.module) : fallback;
  return isInBrowser ? props.children() : fallback;
}
