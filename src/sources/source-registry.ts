import type { Sources } from 'pagewright/source';
import caseStudies from './case-studies.ts';
import caseStudy from './case-study.ts';
import caseStudyPages from './case-study-pages.ts';
import company from './company.ts';
import contact from './contact.ts';
import homepage from './homepage.ts';
import industries from './industries.ts';
import industry from './industry.ts';
import latestPosts from './latest-posts.ts';
import media from './media.ts';
import pages from './pages.ts';
import people from './people.ts';
import platform from './platform.ts';
import platforms from './platforms.ts';
import post from './post.ts';
import postAuthor from './post-author.ts';
import postAuthors from './post-authors.ts';
import postPages from './post-pages.ts';
import postSlugs from './post-slugs.ts';
import postTopic from './post-topic.ts';
import postTopics from './post-topics.ts';
import posts from './posts.ts';
import service from './service.ts';
import services from './services.ts';
import software from './software.ts';
import softwareList from './software-list.ts';

/** All sources by name, sorted. The module of a page imports only the sources of its queries. */
export const sources = {
  'case-studies': caseStudies,
  'case-study': caseStudy,
  'case-study-pages': caseStudyPages,
  company,
  contact,
  homepage,
  industries,
  industry,
  'latest-posts': latestPosts,
  media,
  pages,
  people,
  platform,
  platforms,
  post,
  'post-author': postAuthor,
  'post-authors': postAuthors,
  'post-pages': postPages,
  'post-slugs': postSlugs,
  'post-topic': postTopic,
  'post-topics': postTopics,
  posts,
  service,
  services,
  software,
  'software-list': softwareList,
} satisfies Sources;
