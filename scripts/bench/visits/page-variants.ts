import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import {
  defaultPageFiles,
  nameOfPath,
  pageFile,
} from '../../../packages/pagewright/src/pipeline/files/page-files.ts';
import type { ServedSite } from '../served-site.ts';
import { phone } from './phone.ts';

/** Paths of copies of a page that have less to load. They show the best that a framework could reach. */
export interface PageVariants {
  /** The same HTML without scripts and page data. */
  readonly withoutScripts: string;
  /** The same HTML without scripts, with one stylesheet that has only the rules that apply to this page on a phone. */
  readonly criticalStyles: string;
}

/** Folder of the copies in the built site. */
const copies = 'bench-copies';

/** Writes a file into the built site with a compressed copy, as the build does. */
function writeText(folder: string, file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  writeFileSync(`${full}.br`, brotliCompressSync(text));
}

/** Linked data stays: pages without a framework have it too. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>\s*/gs, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<link\b[^>]*as="script"[^>]*>\s*/g, '');
}

/**
 * The rules of a page's stylesheets that apply to one of its elements at the current size of the window. Runs in the page. Its functions
 * are methods, because tsx adds calls of its own to other functions.
 */
function usedRules(): string {
  const rules = {
    // A rule for a state or for generated content counts as used if its element exists.
    applies(selector: string): boolean {
      const element = selector
        .replace(/::?(?!not|is|where|has|nth|root|first-c|last-c|only|empty)[a-z-]+(\([^)]*\))?/g, '')
        .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
      try {
        return document.querySelector(element) !== null;
      } catch {
        return true;
      }
    },
    write(rule: CSSRule): string {
      if (rule instanceof CSSStyleRule) return rules.applies(rule.selectorText) ? rule.cssText : '';
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return '';
      if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return '';
      if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
      const inner = rules.writeAll(rule.cssRules);
      return inner === '' ? '' : `${rule.cssText.split('{')[0]}{${inner}}`;
    },
    writeAll(all: CSSRuleList): string {
      return Array.from(all, (rule) => rules.write(rule)).join('');
    },
  };
  return Array.from(document.styleSheets, ({ cssRules }) => rules.writeAll(cssRules))
    .join('')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll(': ', ':');
}

async function readUsedRules(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage(phone);
  await page.goto(url);
  const rules = await page.evaluate(usedRules);
  await page.close();
  return rules;
}

/** Writes the copies of a page into the built site. */
export async function writeVariants(
  browser: Browser,
  { address, folder }: ServedSite,
  pagePath: string,
): Promise<PageVariants> {
  const html = withoutScripts(
    readFileSync(path.join(folder, pageFile(nameOfPath(pagePath), defaultPageFiles)), 'utf8'),
  );
  const bare = `/${copies}/without-scripts${pagePath}`;
  writeText(folder, path.join(bare, 'index.html'), html);

  const rules = await readUsedRules(browser, address + bare);
  const critical = `/${copies}/critical-styles${pagePath}`;
  const stylesheet = `${critical}/page.css`.replace('//', '/');
  writeText(folder, stylesheet, rules);
  const withoutStyles = html
    .replace(/<link\b[^>]*rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<style\b[^>]*>.*?<\/style>\s*/gs, '');
  const link = `<link rel="stylesheet" href="${stylesheet}">\n</head>`;
  writeText(folder, path.join(critical, 'index.html'), withoutStyles.replace('</head>', link));
  return { withoutScripts: bare, criticalStyles: critical };
}
