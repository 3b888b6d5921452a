import path from 'node:path';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';
import { compressFolder } from '../output/compress.ts';
import { linkFolder } from '../output/link-files.ts';
import { bundleSite } from './bundle.ts';
import { type CachedBundle, openBundleCache } from './bundle-cache.ts';
import { folderDigest, projectDigest } from './project-digest.ts';

interface BundleOptions {
  readonly root: string;
  /** The project's `.pagewright` folder. */
  readonly work: string;
  readonly compress: boolean;
  /** Folder of a bundle that was made elsewhere from the same code and page configs. */
  readonly given: string | undefined;
  readonly print: (line: string) => void;
}

interface PreparedBundle {
  /** The folder with `server/`. */
  readonly folder: string;
  /** Digest of the code and the page configs; undefined if they may have changed during bundling. */
  readonly digest: string | undefined;
}

export interface ProjectBundle {
  /** The bundle of the project in its current state, if there is one. */
  find(): CachedBundle | undefined;
  /** Puts the client bundle into `client/` below a folder. Bundles the project if it has changed or if `isCold`. */
  prepare(site: CheckedSite, folder: string, isCold: boolean): Promise<PreparedBundle>;
}

export function projectBundle({ root, work, compress, given, print }: BundleOptions): ProjectBundle {
  const cache = openBundleCache(work, root, compress);

  async function bundle(site: CheckedSite, folder: string): Promise<PreparedBundle> {
    print('Bundling code');
    const since = Date.now();
    const modules = await bundleSite(site, root, folder);
    if (compress) {
      print('Compressing code');
      await compressFolder(path.join(folder, 'client'));
    }
    return { folder, digest: cache.store(folder, modules, since) };
  }

  return {
    find() {
      if (given === undefined) return cache.find();
      return { folder: given, digest: `${folderDigest(given)} ${projectDigest(root, [])}` };
    },
    async prepare(site, folder, isCold) {
      const found = isCold && given === undefined ? undefined : this.find();
      if (!found) return bundle(site, folder);
      linkFolder(path.join(found.folder, 'client'), path.join(folder, 'client'));
      if (given === undefined) return found;
      linkFolder(path.join(given, 'server'), path.join(folder, 'server'));
      if (compress) await compressFolder(path.join(folder, 'client'));
      return { folder, digest: found.digest };
    },
  };
}
