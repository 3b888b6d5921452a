import { decodedEscapes } from '../../../../json/decoded-escapes.ts';
import { formatPhrase } from '../../../../schema/describe-schema.ts';
import { formIn } from '../../../../schema/description-text.ts';
import { fitsFormat } from '../../../../schema/formats.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { meantMoment } from '../../../meant/meant-date.ts';
import { meantRoute } from '../../../meant/meant-route.ts';
import { type Fixers, suggestedChange } from '../../fixer.ts';
import { didYouMean, formatValue, type Repair, type ValueMessages } from '../../message-text.ts';
import { hyphenated, isConfigFile, pathOfPage, patternRepair } from './path-repair.ts';

const formatRules: Readonly<Record<string, string>> = {
  href: 'A link has no spaces and starts with / for a page of this site, # for a section of this page, https://, mailto: or tel:.',
  'image-src': 'It has no spaces and starts with / for a file in public/, or with https://.',
  slug: 'A slug is one part of a path, not encoded: at most 200 characters, without "/", "?" and "#".',
  'field-name':
    'A field name has 1 to 40 lower-case letters, digits and hyphens, and starts with a letter: "company-size".',
  'date-time': 'Write it like "2026-11-11T09:05:00Z" or "2026-11-11T09:05:00-05:00".',
  srcset: 'A srcset lists images with their widths: "/a-480.avif 480w, /a.avif 1200w".',
};

/** Text of a format that differs from what was found only in how it is written. */
function formatRepair(found: string, format: string): Repair {
  if (isConfigFile(found)) return { repair: pathOfPage };
  const moment = format === 'date-time' ? meantMoment(found) : undefined;
  if (moment !== undefined) return didYouMean(moment);
  const path = found.replaceAll('\\', '/').replace(/^\//, '');
  const isPath = /^[\w-]+(?:\/(?:[\w.-]|\{[\w.-]+\})+)*\/?(?:#[\w-]+)?$/.test(path);
  if (format === 'href' && /^www\.|^[\w-]+\.(?:com|org|net|io|example)\b/i.test(found))
    return didYouMean(`https://${found}`);
  if ((format === 'href' || format === 'image-src') && isPath) return didYouMean(`/${path}`);
  if (format === 'slug') {
    const decoded = decodedEscapes(found);
    if (fitsFormat(decoded, 'slug')) return didYouMean(decoded);
    const plain = hyphenated(found, /[^\p{L}\p{N}]+/gu);
    if (plain) return didYouMean(plain);
  }
  return { repair: `Write ${formatPhrase(format)} here.` };
}

export const formatMessages = {
  'wrong-pattern': ({ found, pattern, description }) => ({
    message: `${formatValue(found)} does not match the expected pattern: ${description === undefined ? `${pattern}.` : formIn(description)}`,
    ...patternRepair(found, pattern),
  }),
  'wrong-format': ({ found, format }) => ({
    message: `${formatValue(found)} is not ${formatPhrase(format)}. ${formatRules[format] ?? ''}`.trim(),
    ...formatRepair(found, format),
  }),
} satisfies ValueMessages;

export const formatFixers: Fixers<ValueProblemData> = {
  'wrong-pattern': ({ found }, place) => suggestedChange(place, place.suggestion === meantRoute(found)),
};
