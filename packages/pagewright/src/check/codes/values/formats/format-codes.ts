import { formatPhrase } from '../../../../schema/describe-schema.ts';
import { formIn } from '../../../../schema/description-text.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { meantMoment } from '../../../meant/meant-date.ts';
import { formatValue, type Messages, type MessageText } from '../../message-text.ts';
import { isConfigFile, pathOfPage, patternRepair } from './path-repair.ts';

/** What the message of each code about strings with a form needs to know. */
export type FormatData = Pick<ValueProblemData, 'wrong-pattern' | 'wrong-format'>;

const formatRules: Readonly<Record<string, string>> = {
  href: 'A link has no spaces and starts with / for a page of this site, # for a section of this page, https://, mailto: or tel:.',
  'image-src': 'It has no spaces and starts with / for a file in public/, or with https://.',
  slug: 'A slug has only letters, digits, hyphens and underscores.',
  'field-name':
    'A field name has 1 to 40 lower-case letters, digits and hyphens, and starts with a letter: "company-size".',
  'date-time': 'Write it like "2026-11-11T09:05:00Z" or "2026-11-11T09:05:00-05:00".',
  srcset: 'A srcset lists images with their widths: "/a-480.avif 480w, /a.avif 1200w".',
};

/** Text of a format that differs from what was found only in how it is written. */
function formatRepair(found: string, format: string): Pick<MessageText, 'repair' | 'suggestion'> {
  if (isConfigFile(found)) return { repair: pathOfPage };
  const moment = format === 'date-time' ? meantMoment(found) : undefined;
  if (moment !== undefined) return { repair: `Did you mean "${moment}"?`, suggestion: moment };
  const path = found.replaceAll('\\', '/').replace(/^\//, '');
  const isPath = /^[\w-]+(?:\/(?:[\w.-]|\{[\w.-]+\})+)*\/?(?:#[\w-]+)?$/.test(path);
  if (format === 'href' && /^www\.|^[\w-]+\.(?:com|org|net|io|example)\b/i.test(found))
    return { repair: `Did you mean "https://${found}"?`, suggestion: `https://${found}` };
  if ((format === 'href' || format === 'image-src') && isPath)
    return { repair: `Did you mean "/${path}"?`, suggestion: `/${path}` };
  if (format === 'slug') {
    const plain = found
      .toLowerCase()
      .trim()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '');
    if (plain) return { repair: `Did you mean "${plain}"?`, suggestion: plain };
  }
  return {
    repair: `Write ${formatPhrase(format)} here.`,
  };
}

export const formatMessages: Messages<FormatData> = {
  'wrong-pattern': ({ found, pattern, description }) => ({
    message: `${formatValue(found)} does not match the expected pattern: ${description === undefined ? `${pattern}.` : formIn(description)}`,
    ...patternRepair(found, pattern),
  }),
  'wrong-format': ({ found, format }) => ({
    message: `${formatValue(found)} is not ${formatPhrase(format)}. ${formatRules[format] ?? ''}`.trim(),
    ...formatRepair(found, format),
  }),
};
