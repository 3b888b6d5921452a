import { isRecord } from 'pagewright/source';

/** A post with its first topic, which lists show; a page config cannot read the first item of a list. */
export function withFirstTopic(post: unknown): unknown {
  if (!isRecord(post) || !Array.isArray(post.topics)) return post;
  const [topic]: readonly unknown[] = post.topics;
  return { ...post, topic };
}
