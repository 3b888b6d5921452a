import type { DemoEntry } from './demo-content.ts';
import type { Query } from './list-parameters.ts';

/** A topic, a tag or an author, with the number of posts. */
interface PostGroup {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** The groups that a post can belong to: for each parameter that selects posts, the names of the groups of a post. */
const namesOf = {
  topic: ({ topics }: DemoEntry) => topics,
  tag: ({ tags }: DemoEntry) => tags,
  author: ({ author }: DemoEntry) => (author === '' ? [] : [author]),
} as const;

export type Grouping = keyof typeof namesOf;

/** The slug of a name, as WordPress makes it. */
function slugOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
}

/** The groups of a post, by name. */
export function groupsOf(post: DemoEntry, by: Grouping): readonly Omit<PostGroup, 'count'>[] {
  return namesOf[by](post)
    .toSorted()
    .map((name) => ({ slug: slugOf(name), name }));
}

/** The groups that have posts, by name. */
export function postGroups(posts: readonly DemoEntry[], by: Grouping): readonly PostGroup[] {
  const names = [...new Set(posts.flatMap(namesOf[by]))].sort();
  return names.map((name) => ({
    slug: slugOf(name),
    name,
    count: posts.filter((post) => namesOf[by](post).includes(name)).length,
  }));
}

/** The posts that a request selects by topic, tag or author. Without such a parameter, all posts. */
export function selectedPosts(posts: readonly DemoEntry[], query: Query): readonly DemoEntry[] {
  const groupings: readonly Grouping[] = ['topic', 'tag', 'author'];
  return groupings.reduce<readonly DemoEntry[]>((left, by) => {
    const slug = query.get(by)?.at(-1);
    return slug === undefined ? left : left.filter((post) => namesOf[by](post).map(slugOf).includes(slug));
  }, posts);
}
