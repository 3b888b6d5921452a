import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { filesBelow } from '../../pipeline/files-below.ts';
import { contentService } from '../../pipeline/project/build-settings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { type PrivacyWords, privacyWords } from './privacy-words.ts';
import type { TextPart } from './text-blocks.ts';

/** Whether the code of the site sends what visitors enter to the content service. */
function hasForm(root: string): boolean {
  const folder = path.join(root, 'src');
  return filesBelow(folder)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .some((file) =>
      /\b(?:SendMessageContext|FormActionContext)\b/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
}

function contentPart(project: ProjectConfig, words: PrivacyWords): readonly TextPart[] {
  const { content } = project;
  if (!content) return [];
  const base = contentService(project);
  const service = { service: content.name };
  const address = base === undefined ? words('contentAddress', service) : new URL(base).origin;
  return [
    {
      heading: words('content'),
      paragraphs: [words('contentFrom', { ...service, address }), words('contentOwner', service)],
    },
  ];
}

/** The reasons that the site declares for an origin, each once. */
function declaredReasons({ policy = {} }: ProjectConfig): ReadonlyMap<string, ReadonlySet<string>> {
  const { html: _, ...purposes } = policy;
  const reasons = new Map<string, Set<string>>();
  for (const origins of Object.values(purposes))
    for (const [origin, reason] of Object.entries(origins ?? {}))
      getOrInsert(reasons, origin, () => new Set<string>()).add(
        typeof reason === 'string' ? reason : reason.reason,
      );
  return reasons;
}

/** What pages load from other hosts, or send there: a line for each host. */
function otherHosts(project: ProjectConfig, words: PrivacyWords): readonly string[] {
  const found: (readonly [origin: string, use: string])[] = [
    ...(process.env.VITE_GA_MEASUREMENT_ID
      ? [['https://www.googletagmanager.com', words('analytics')] as const]
      : []),
  ];
  const { reports } = project;
  if (reports && reports.sample !== 0) found.push([new URL(reports.to).origin, words('reports')]);
  const declared = declaredReasons(project);
  const undeclared = found.filter(([origin]) => !declared.has(origin));
  const lines = [...declared].map(([origin, reasons]) => [origin, [...reasons].join('. ')] as const);
  return [...lines, ...undeclared].map(([origin, use]) => `${origin}: ${use.replace(/\.$/, '')}.`);
}

/**
 * The parts of a privacy page: what the site declares and does, with placeholders for what only its owner knows.
 * @param language the tag of the language of its texts
 */
export function privacyParts(root: string, project: ProjectConfig, language: string): readonly TextPart[] {
  const { consent } = project;
  const words = privacyWords(language);
  const hosts = otherHosts(project, words);
  const service = project.content?.name ?? words('formService');
  const kinds = consent?.kinds.join(', ');
  return [
    { heading: words('responsible'), paragraphs: [words('owner')] },
    { heading: words('opening'), paragraphs: [words('host'), words('hostName')] },
    ...contentPart(project, words),
    ...(hosts.length > 0
      ? [{ heading: words('others'), paragraphs: [words('othersKnow'), ...hosts, words('othersData')] }]
      : []),
    ...(hasForm(root)
      ? [{ heading: words('form'), paragraphs: [words('formData', { service }), words('formReaders')] }]
      : []),
    {
      heading: words('browser'),
      paragraphs: [words('cookies'), ...(kinds === undefined ? [] : [words('consent', { kinds })])],
    },
    { heading: words('rights'), paragraphs: [words('authority')] },
  ];
}
