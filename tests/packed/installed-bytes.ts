import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Names = Readonly<Record<string, unknown>>;

/** An installed package, as npm describes it in `node_modules/.package-lock.json`. */
interface Installed {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The block size of a disk: each file takes whole blocks of this many bytes. */
const block = 4096;

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const full = path.join(folder, entry.name);
    // Packages in a package are counted as packages.
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + block + bytesBelow(full);
    return sum + Math.ceil(statSync(full).size / block) * block;
  }, 0);
}

/** The packages that npm installs for a package, without optional peers: those are up to the site. */
function needed({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Installed): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Bytes on disk of packages that a site has installed, with all packages that they need. */
export function installedBytes(site: string, names: readonly string[]): number {
  const lock = readFileSync(path.join(site, 'node_modules/.package-lock.json'), 'utf8');
  const { packages }: { readonly packages: Readonly<Record<string, Installed>> } = JSON.parse(lock);
  const counted = new Set<string>();
  /** Adds the package that Node finds from a folder. Packages for other systems are not installed. */
  const add = (name: string, from: string): void => {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    const found = packages[place];
    if (!found) {
      const inner = from.lastIndexOf('/node_modules/');
      if (from !== '') add(name, inner < 0 ? '' : from.slice(0, inner));
      return;
    }
    if (counted.has(place)) return;
    counted.add(place);
    for (const each of needed(found)) add(each, place);
  };
  for (const name of names) add(name, '');
  return [...counted].reduce((sum, place) => sum + block + bytesBelow(path.join(site, place)), 0);
}
