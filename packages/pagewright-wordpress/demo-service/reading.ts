import { readingMinutes } from 'pagewright/reading-time';
import type { DemoEntry } from './demo-content.ts';
import { groupsOf } from './post-groups.ts';
import { isRecord, type Json } from './rest-response.ts';
import { stringOf } from './section-html.ts';

/** The HTML that the page of a post shows. */
function textOf({ file, content }: DemoEntry): string {
  if (!Array.isArray(file.sections)) return content;
  return file.sections
    .filter(isRecord)
    .flatMap(({ title, content: text, image_side_text }) => [title, text, image_side_text].map(stringOf))
    .join(' ');
}

/** How long it takes to read a post, as the plugin counts it. */
export function minutesOf(post: DemoEntry): number {
  return readingMinutes(textOf(post));
}

/** The details of a post that lists show in addition to its title. */
export function postFacts(post: DemoEntry): Json {
  return {
    topics: groupsOf(post, 'topic'),
    minutes: minutesOf(post),
    sticky: post.file.sticky === true,
  };
}
