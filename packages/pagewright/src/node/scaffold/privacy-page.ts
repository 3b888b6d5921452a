import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getOrInsert } from '../../memory/get-or-insert.ts';
import { filesBelow } from '../../pipeline/files-below.ts';
import { contentService } from '../../pipeline/project/build-settings.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import { placeholder } from './scaffold-placeholders.ts';
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

function contentPart(project: ProjectConfig): readonly TextPart[] {
  const { content } = project;
  if (!content) return [];
  const base = contentService(project);
  const at = base === undefined ? placeholder(`address of ${content.name}`) : new URL(base).origin;
  return [
    {
      heading: 'Content',
      paragraphs: [
        `The texts and images of some pages come from ${content.name} at ${at}. Your browser may request newer content there, which then knows your IP address.`,
        placeholder(`Who runs ${content.name}, and where`),
      ],
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
function otherHosts(project: ProjectConfig): readonly string[] {
  const found: (readonly [origin: string, use: string])[] = [
    ...(process.env.VITE_GA_MEASUREMENT_ID
      ? [['https://www.googletagmanager.com', 'Google Analytics counts which pages are visited'] as const]
      : []),
  ];
  const { reports } = project;
  if (reports && reports.sample !== 0)
    found.push([new URL(reports.to).origin, 'Reports of problems, and of how fast pages are']);
  const declared = declaredReasons(project);
  const undeclared = found.filter(([origin]) => !declared.has(origin));
  const lines = [...declared].map(([origin, reasons]) => [origin, [...reasons].join('. ')] as const);
  return [...lines, ...undeclared].map(([origin, use]) => `${origin}: ${use.replace(/\.$/, '')}.`);
}

/** The parts of a privacy page: what the site declares and does, with placeholders for what only its owner knows. */
export function privacyParts(root: string, project: ProjectConfig): readonly TextPart[] {
  const { consent } = project;
  const hosts = otherHosts(project);
  const service = project.content?.name ?? placeholder('the service that takes the form');
  return [
    {
      heading: 'Who is responsible',
      paragraphs: [placeholder('Name, postal address and email address of the owner of this site')],
    },
    {
      heading: 'When you open a page',
      paragraphs: [
        'Your browser requests the page from our host. The host then knows your IP address, the time, the page, and the kind of your browser.',
        placeholder('Name of the host, where its servers are, and how long it keeps this'),
      ],
    },
    ...contentPart(project),
    ...(hosts.length > 0
      ? [
          {
            heading: 'Other services',
            paragraphs: [
              'Pages also use other services, which then know your IP address.',
              ...hosts,
              placeholder('Which cookies these services set, and what they do with the data'),
            ],
          },
        ]
      : []),
    ...(hasForm(root)
      ? [
          {
            heading: 'When you send a form',
            paragraphs: [
              `What you enter is sent to ${service} and stored there. Until you close the tab, your browser keeps what you have entered, so that it is not lost.`,
              placeholder('Who reads the messages, and when they are deleted'),
            ],
          },
        ]
      : []),
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'This site itself sets no cookies.',
        ...(consent
          ? [
              `You decide about: ${consent.kinds.join(', ')}. Scripts of these kinds run only if you agree. Your browser keeps your decision, so that this question comes only once.`,
            ]
          : []),
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [placeholder('What people can ask of you, and the authority to which they can complain')],
    },
  ];
}
