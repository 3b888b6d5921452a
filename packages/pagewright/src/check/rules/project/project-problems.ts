import { isArray, itemsOf, objectOf, pointerOf, type Steps, valueAt } from '../../../json/json-value.ts';
import { correctBase, originAndBase } from '../../../project/base.ts';
import { type DeclaredProject, isComputed, projectProblems } from '../../../project/declared.ts';
import { originPurposes } from '../../../project/declared-origins.ts';
import { wrongOrigin } from '../../../project/origins.ts';
import { authorizationOf, isPublicVariable } from '../../../project/service-variables.ts';
import { refusedSettings } from '../../../project/vite-settings.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** The text at a place; undefined if the project does not declare one, or computes it. */
function textAt(project: DeclaredProject, steps: Steps): string | undefined {
  const value = valueAt(project.value, steps);
  return typeof value === 'string' && !isComputed(project, pointerOf(steps)) ? value : undefined;
}

function siteUrlProblems(project: DeclaredProject): readonly Problem[] {
  const found = textAt(project, ['siteUrl']);
  const below = found === undefined ? undefined : originAndBase(found);
  if (found !== undefined && below) return [problemAt('path-in-site-url', '/siteUrl', { found, ...below })];
  const wrong = found === undefined ? undefined : wrongOrigin(found.replace(/\/+$/, ''), false);
  return found === undefined || !wrong || wrong.mistake === 'insecure'
    ? []
    : [problemAt('wrong-origin', '/siteUrl', { found, ...wrong })];
}

function baseProblems(project: DeclaredProject, publicFiles: ReadonlySet<string>): readonly Problem[] {
  const found = textAt(project, ['base']);
  if (found === undefined) return [];
  const meant = correctBase(found);
  if (found === meant) {
    const file = found === '/' ? undefined : [...publicFiles].find((each) => each.startsWith(found));
    return file === undefined ? [] : [problemAt('base-in-files', '/base', { base: found, file })];
  }
  return [problemAt('wrong-base', '/base', { found, ...(meant === undefined ? {} : { meant }) })];
}

/** Problems of the origins in the policy of the site, and in the policies that its extensions bring. */
function originProblems(project: DeclaredProject): readonly Problem[] {
  const extensions = itemsOf(valueAt(project.value, ['extensions']));
  const policies: readonly Steps[] = [
    ['policy'],
    ...extensions.map((_, index): Steps => ['extensions', index, 'policy']),
  ];
  const places = policies.flatMap((policy) => originPurposes.map((purpose): Steps => [...policy, purpose]));
  return places.flatMap((steps) =>
    Object.keys(objectOf(valueAt(project.value, steps))).flatMap((found): Problem[] => {
      const wrong = wrongOrigin(found);
      return wrong
        ? [problemAt('wrong-origin', pointerOf([...steps, found]), { found, ...wrong }, 'key')]
        : [];
    }),
  );
}

/** Browsers send reports to a whole URL, so unlike an origin it may have a path. */
function reportProblems(project: DeclaredProject): readonly Problem[] {
  const found = textAt(project, ['reports', 'to']);
  if (found === undefined) return [];
  const hasScheme = /^https?:\/\//i.test(found) && URL.canParse(found);
  const wrong = wrongOrigin(hasScheme ? new URL(found).origin : found, false);
  if (!wrong) return [];
  const rest = found.replace(/^[a-z]*:?\/{1,2}/i, '');
  const suggestion = wrong.suggestion === undefined ? {} : { suggestion: `https://${rest}` };
  return [
    problemAt('wrong-origin', '/reports/to', { found, mistake: wrong.mistake, ...suggestion, isUrl: true }),
  ];
}

function fileProblems(project: DeclaredProject, publicFiles: ReadonlySet<string>): readonly Problem[] {
  const kinds = Object.keys(objectOf(valueAt(project.value, ['shareColors'])));
  const shareFont = valueAt(project.value, ['shareFont']);
  const shareFonts = isArray(shareFont) ? shareFont.map((_, index): Steps => ['shareFont', index]) : [];
  const places: readonly Steps[] = [
    ['font'],
    ['shareFont'],
    ...shareFonts,
    ...kinds.map((kind): Steps => ['shareColors', kind, 'logo']),
  ];
  return places.flatMap((steps): Problem[] => {
    const path = textAt(project, steps);
    return path === undefined || publicFiles.has(path)
      ? []
      : [problemAt('missing-public-file', pointerOf(steps), { path, options: [...publicFiles] })];
  });
}

function serviceProblems(project: DeclaredProject): readonly Problem[] {
  return Object.keys(objectOf(valueAt(project.value, ['services']))).flatMap((service): Problem[] => {
    const steps: Steps = ['services', service];
    const at = [...steps, 'authorization'];
    const written = textAt(project, at);
    if (written !== undefined)
      return isPublicVariable(written)
        ? [problemAt('public-secret', pointerOf(at), { variable: written })]
        : [];
    const variable = authorizationOf(service);
    const isKnown = !isComputed(project, pointerOf(at)) && !project.open.has(pointerOf(steps));
    return isKnown && isPublicVariable(variable)
      ? [problemAt('public-secret', pointerOf(steps), { variable, service }, 'key')]
      : [];
  });
}

function viteProblems(project: DeclaredProject): readonly Problem[] {
  return refusedSettings(valueAt(project.value, ['vite'])).map(({ path, because, options }) => {
    const owner = ['vite', ...path.slice(0, -1)].join('.');
    const data = { key: path.at(-1) ?? '', owner, options, ...(because === undefined ? {} : { because }) };
    return problemAt('refused-setting', pointerOf(['vite', ...path]), data, 'key');
  });
}

/**
 * What is wrong with a project config by itself.
 * @param publicFiles URL paths of the files in `public/`
 */
export function problemsOfProject(
  project: DeclaredProject,
  publicFiles: ReadonlySet<string>,
): readonly Problem[] {
  return [
    ...projectProblems(project),
    ...siteUrlProblems(project),
    ...baseProblems(project, publicFiles),
    ...originProblems(project),
    ...serviceProblems(project),
    ...reportProblems(project),
    ...fileProblems(project, publicFiles),
    ...viteProblems(project),
  ];
}
