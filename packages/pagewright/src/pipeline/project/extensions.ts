import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { messageFor } from '../../check/codes/catalogue.ts';
import { loadSchemas } from '../../check/schemas/load-schemas.ts';
import { originPurposes } from '../../project/declared-origins.ts';
import type { Extension, ExtensionPart } from '../../project/extension.ts';
import type { OriginReason } from '../../project/policy.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { ExplainedError } from '../explained-error.ts';
import { relativePath } from '../files-below.ts';

/**
 * The extensions of each project, by its folder. The check reads projects as text, but only code knows what a package brings. So commands
 * load them once, before they check.
 */
const loaded = new Map<string, readonly Extension[]>();

/** The extensions of the project in `root`, if they have been loaded. */
export function extensionsOf(root: string): readonly Extension[] {
  return loaded.get(path.resolve(root)) ?? [];
}

/** The files of `schemas/` that extensions bring, as texts by path. */
export function extensionSchemas(extensions: readonly Extension[]): ReadonlyMap<string, string> {
  const files = (folder: string, parts: Extension['blocks']) =>
    Object.entries(parts ?? {}).map(([name, { schema }]): [string, string] => [
      `${folder}/${name}.json`,
      JSON.stringify(schema, null, 2),
    ]);
  return new Map(
    extensions.flatMap(({ blocks, sources }) => [...files('blocks', blocks), ...files('content', sources)]),
  );
}

/** The blocks or sources of all extensions, with the extension that brings each. */
export function extensionParts(
  extensions: readonly Extension[],
  kind: 'blocks' | 'sources',
): readonly (ExtensionPart & { readonly name: string; readonly extension: string })[] {
  return extensions.flatMap((extension) =>
    Object.entries(extension[kind] ?? {}).map(([name, part]) => ({
      name,
      extension: extension.name,
      ...part,
    })),
  );
}

/** The module of a part, relative to the project. Throws an ExplainedError if the project cannot import it. */
export function extensionFile(
  root: string,
  { name, extension, module }: ReturnType<typeof extensionParts>[number],
): string {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(module);
    return relativePath(root, realpathSync(file));
  } catch {
    throw new ExplainedError(
      `The extension ${extension} names the module "${module}" of "${name}", but the project cannot import it. Install ${extension}, or ask its authors to list the module in "exports" of its package.json.`,
    );
  }
}

function rejectRepeated(root: string, extensions: readonly Extension[]): void {
  for (const kind of ['blocks', 'sources'] as const) {
    const folder = kind === 'blocks' ? 'blocks' : 'content';
    const owners = new Map<string, string>();
    for (const { name, extension } of extensionParts(extensions, kind)) {
      const own = path.join('schemas', folder, `${name}.json`);
      const other = owners.get(name) ?? (isReadable(path.join(root, own)) ? own : undefined);
      if (other !== undefined)
        throw new ExplainedError(
          `Two ${kind} are named "${name}": one in ${other}, one in the extension ${extension}. Rename yours, or remove one of the extensions.`,
        );
      owners.set(name, `the extension ${extension}`);
    }
  }
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

/** Throws an ExplainedError if the schemas of an extension have mistakes, which the site cannot repair. */
function rejectBadSchemas(extensions: readonly Extension[]): void {
  for (const extension of extensions) {
    const { diagnostics } = loadSchemas(extensionSchemas([extension]));
    const lines = diagnostics.map((each) => {
      const { message, repair } = messageFor(each);
      return `  ${each.file}, ${each.pointer || '/'}: ${message} ${repair}`;
    });
    if (lines.length > 0)
      throw new ExplainedError(
        [`The extension ${extension.name} has mistakes in its schemas:`, ...lines].join('\n'),
      );
  }
}

/** Remembers the extensions of a project that has been loaded. Throws an ExplainedError if they cannot be used. */
export function rememberExtensions(root: string, { extensions = [] }: ProjectConfig): void {
  rejectRepeated(root, extensions);
  rejectBadSchemas(extensions);
  for (const kind of ['blocks', 'sources'] as const)
    for (const part of extensionParts(extensions, kind)) extensionFile(root, part);
  loaded.set(path.resolve(root), extensions);
}

/** The policy of a project with the lines of its extensions. The project's own reason for an origin counts. */
export function withExtensionPolicies(project: ProjectConfig): ProjectConfig {
  const { extensions = [], policy: own = {} } = project;
  const policies = extensions.flatMap(({ name, policy }) => (policy ? [{ name, policy }] : []));
  if (policies.length === 0) return project;
  const reasonOf = (name: string, given: OriginReason): OriginReason =>
    typeof given === 'string' ? `${name}: ${given}` : { ...given, reason: `${name}: ${given.reason}` };
  const html = own.html ?? policies.find(({ policy }) => policy.html !== undefined)?.policy.html;
  const purposes = originPurposes.flatMap((purpose) => {
    const foreign = policies.flatMap(({ name, policy }) =>
      Object.entries(policy[purpose] ?? {}).map(
        ([origin, given]) => [origin, reasonOf(name, given)] as const,
      ),
    );
    const origins = { ...Object.fromEntries(foreign), ...own[purpose] };
    return Object.keys(origins).length > 0 ? [[purpose, origins] as const] : [];
  });
  return { ...project, policy: { ...Object.fromEntries(purposes), ...(html === undefined ? {} : { html }) } };
}
