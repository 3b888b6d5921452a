import type { Plugin } from 'vite';
import { printedWarnings } from '../../pipeline/warnings.ts';

/** Serves the icon that a build would write, if `public/` has none. */
export function serveIcon(): Plugin {
  return {
    name: 'pagewright-icon',
    configureServer({ middlewares, config }) {
      return () => {
        middlewares.use(async (request, response, next) => {
          const { iconPath, siteIcon } = await import('../images/site-icon.ts');
          if (request.originalUrl?.split('?', 1)[0] !== iconPath) return next();
          try {
            const { icon, warnings } = await siteIcon(config.root);
            for (const line of printedWarnings(warnings)) config.logger.warn(line);
            response.writeHead(200, { 'Content-Type': 'image/x-icon' }).end(icon);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
