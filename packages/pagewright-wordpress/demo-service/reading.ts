import type { DemoEntry } from './demo-content.ts';
import { groupsOf } from './post-groups.ts';
import { isRecord, type Json } from './rest-response.ts';
import { stringOf } from './section-html.ts';

/** Words that people read in a minute. */
const readingSpeed = 220;

/** The HTML that the page of a post shows. */
function textOf({ file, content }: DemoEntry): string {
  if (!Array.isArray(file.sections)) return content;
  return file.sections
    .filter(isRecord)
    .flatMap(({ title, content: text, image_side_text }) => [title, text, image_side_text].map(stringOf))
    .join(' ');
}

/** How long it takes to read a post, in whole minutes and at least one, as the plugin counts it. */
export function readingMinutes(post: DemoEntry): number {
  const words = textOf(post)
    .replace(/<[^>]*>/g, ' ')
    .match(/[^ \t\n\r\f\v]+/g);
  return Math.max(1, Math.round((words?.length ?? 0) / readingSpeed));
}

/** The details of a post that lists show in addition to its title. */
export function postFacts(post: DemoEntry): Json {
  return {
    topics: groupsOf(post, 'topic'),
    minutes: readingMinutes(post),
    sticky: post.file.sticky === true,
  };
}
