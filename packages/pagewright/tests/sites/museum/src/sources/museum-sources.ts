import type { Sources } from 'pagewright/source';
import article from './article.ts';
import articlePages from './article-pages.ts';
import articles from './articles.ts';
import exhibition from './exhibition.ts';
import exhibitions from './exhibitions.ts';
import foundArticles from './found-articles.ts';
import house from './house.ts';
import media from './media.ts';
import people from './people.ts';
import topic from './topic.ts';
import topics from './topics.ts';

/** All sources by name. */
export const sources = {
  article,
  'article-pages': articlePages,
  articles,
  exhibition,
  exhibitions,
  'found-articles': foundArticles,
  house,
  media,
  people,
  topic,
  topics,
} satisfies Sources;
