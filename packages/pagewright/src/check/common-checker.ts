import { type ConfigKind, fallbackNameOf, languageOfFile } from '../config/config-kind.ts';
import type { PageSchemas } from '../config/schemas/page-schemas.ts';
import { RoundCache } from '../memory/round-cache.ts';
import type { Workspace } from './diagnostics/workspace.ts';
import type { CheckedSite, FallbackSources } from './facts/site-facts.ts';
import type { ValidatedFile } from './files/config-reader.ts';
import { type CheckedRedirects, checkRedirects } from './rules/links/redirect-check.ts';
import { checkFallback, type FallbackFile } from './rules/queries/fallback-check.ts';
import { type CheckedLanguages, checkLanguages } from './rules/site/languages-check.ts';
import { checkSite } from './rules/site/site-check.ts';
import { type SiteLanguages, siteLanguages } from './rules/site/site-languages.ts';
import { SectionsChecker } from './sections/sections-checker.ts';

/** What the pages of a site have in common: all files that are not pages, checked. */
export interface CommonFiles {
  readonly siteFile: ValidatedFile | undefined;
  readonly site: CheckedSite;
  readonly tags: SiteLanguages;
  readonly languages: CheckedLanguages;
  readonly redirects: CheckedRedirects;
  /** By the names that queries use. */
  readonly fallbacks: ReadonlyMap<string, FallbackFile>;
  readonly fallbackSources: FallbackSources;
  readonly sections: ReturnType<SectionsChecker['check']>;
}

/** Checks the files that are not pages, and again only those that changed. */
export class CommonChecker {
  readonly #sites = new RoundCache<CheckedSite>();
  readonly #languages = new RoundCache<CheckedLanguages>();
  readonly #redirects = new RoundCache<CheckedRedirects>();
  readonly #fallbacks = new RoundCache<FallbackFile>();
  readonly #sections = new SectionsChecker();

  check(files: readonly ValidatedFile[], nodes: PageSchemas, workspace: Workspace): CommonFiles {
    for (const cache of [this.#sites, this.#languages, this.#redirects, this.#fallbacks, this.#sections])
      cache.startRound();
    const ofKind = (kind: ConfigKind) => files.filter((each) => each.kind === kind);
    const drafts = this.#sections.read(ofKind('section'), nodes, workspace);
    const [siteFile] = ofKind('site');
    const site = this.#sites.getOrCreate('', [siteFile, workspace.images, workspace.code, drafts], () =>
      checkSite(siteFile?.file, nodes, workspace, drafts, siteFile?.rejection === undefined),
    );
    const languageFiles = ofKind('language');
    const tagged = languageFiles.map(({ file, meant, rejection }) => ({
      file,
      isValid: rejection === undefined,
      tag: languageOfFile(meant),
    }));
    const tags = siteLanguages(site, new Set(tagged.flatMap(({ tag }) => tag ?? [])), workspace.files);
    const languages = this.#languages.getOrCreate('', [site, JSON.stringify(tags), ...languageFiles], () =>
      checkLanguages(siteFile?.file, site, tags, tagged, nodes, workspace, drafts),
    );
    const [redirectsFile] = ofKind('redirects');
    const redirects = this.#redirects.getOrCreate('', [redirectsFile], () =>
      checkRedirects(redirectsFile?.file, nodes.redirects, redirectsFile?.rejection === undefined),
    );
    const fallbacks = this.#checkFallbacks(ofKind('fallback'), nodes, workspace);
    const fallbackSources = new Map([...fallbacks].map(([name, { source }]) => [name, source]));
    return {
      siteFile,
      site,
      tags,
      languages,
      redirects,
      fallbacks,
      fallbackSources,
      sections: this.#sections.check(drafts, workspace, site, fallbackSources),
    };
  }

  #checkFallbacks(
    files: readonly ValidatedFile[],
    nodes: PageSchemas,
    workspace: Workspace,
  ): ReadonlyMap<string, FallbackFile> {
    return new Map(
      files.map((each): [string, FallbackFile] => {
        const { name } = each.file;
        const checked = this.#fallbacks.getOrCreate(name, [each, workspace.images, workspace.code], () =>
          checkFallback(each.file, nodes.fallback, workspace, each.rejection === undefined),
        );
        return [fallbackNameOf(each.meant) ?? name, checked];
      }),
    );
  }
}
