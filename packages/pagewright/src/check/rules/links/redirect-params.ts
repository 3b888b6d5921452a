import { isLocalTarget, type RedirectRule, targetParts } from '../../../grammar/redirect-rules.ts';
import { paramNames, repeatedParam } from '../../../grammar/route-pattern.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** A redirect of the file, with its JSON pointer. */
export interface PlacedRule extends RedirectRule {
  readonly pointer: string;
}

/** The first mistake with the params of a redirect. */
export function paramProblems(rule: PlacedRule): readonly Problem[] {
  const name = repeatedParam(rule.from);
  if (name !== undefined)
    return [problemAt('repeated-param', `${rule.pointer}/from`, { name, route: rule.from })];
  const unknown = unknownParams(rule);
  return unknown.length > 0 ? unknown : unfilledParams(rule);
}

/** Params of a target that the old path lacks. */
function unknownParams({ from, to, pointer }: PlacedRule): readonly Problem[] {
  const options = paramNames(from);
  const names = isLocalTarget(to) ? paramNames(targetParts(to)[0]) : [];
  return names
    .filter((name) => !options.includes(name))
    .map((name) => problemAt('unknown-param', `${pointer}/to`, { name, options, route: from }));
}

/** How other programs write a param in a target, or content: `{slug}`, `[slug]`, `<slug>`, `$1` and `*`. */
const otherParams = /\{[^{}]*\}|\[[A-Za-z]\w*\]|<[A-Za-z]\w*>|\$\d|\*+/;

/** Reports a param in a part of the target that redirects do not fill, or in the form of other programs. */
function unfilledParams({ from, to, pointer }: PlacedRule): readonly Problem[] {
  const isOtherSite = !isLocalTarget(to);
  const [path, query, anchor] = targetParts(to);
  const rest = isOtherSite ? to : path.replaceAll(/\/:[A-Za-z]\w*/g, '/') + query + anchor;
  const names = paramNames(from);
  const [found] =
    (names.length > 0 ? new RegExp(`(?<!\\w):(?:${names.join('|')})\\b`).exec(rest) : null) ??
    /(?<=\/):[A-Za-z]\w*/.exec(rest) ??
    otherParams.exec(path) ??
    [];
  if (found === undefined) return [];
  const name = names.find((each) => found.includes(each)) ?? names[Number(found.slice(1)) - 1] ?? names[0];
  const isPart = !isOtherSite && path.split('/').includes(found) && !found.startsWith(':');
  const meant = isPart && name !== undefined ? { meant: to.replace(found, `:${name}`) } : {};
  const data = { found, isOtherSite, ...meant };
  return [problemAt('unfilled-param', `${pointer}/to`, data)];
}
