import { isObject, type Json, pointerOf } from '../../../json/json-value.ts';
import type { Extension, ExtensionRule, RuledPage } from '../../../project/extension.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';

/** The problems that a rule finds. A rule that throws is a problem of the page itself, so that nobody takes the page for checked. */
function problemsOf(rule: ExtensionRule, extension: string, page: RuledPage): readonly Problem[] {
  const names = { extension, rule: rule.name };
  try {
    return rule
      .check(page)
      .map(({ at, message, repair }) =>
        problemAt('extension-rule', pointerOf(at), { ...names, message, repair }),
      );
  } catch (error) {
    const message = `The rule cannot judge this page: ${error instanceof Error ? error.message : String(error)}.`;
    const repair = `Report it to the authors of ${extension}.`;
    return [problemAt('extension-rule', '', { ...names, message, repair })];
  }
}

/**
 * What the rules of extensions report about a page.
 * @param config the config as it is written
 */
export function extensionProblems(
  file: string,
  config: Json,
  extensions: readonly Pick<Extension, 'name' | 'rules'>[],
): readonly Problem[] {
  if (!isObject(config)) return [];
  return extensions.flatMap(({ name, rules = [] }) =>
    rules.flatMap((rule) => problemsOf(rule, name, { file, config })),
  );
}
