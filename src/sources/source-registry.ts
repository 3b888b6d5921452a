import type { Sources } from '../../packages/pagewright/src/content/source.ts';
import caseStudies from './wordpress/case-studies.ts';
import caseStudy from './wordpress/case-study.ts';
import caseStudyPages from './wordpress/case-study-pages.ts';
import company from './wordpress/company.ts';
import contact from './wordpress/contact.ts';
import homepage from './wordpress/homepage.ts';
import industry from './wordpress/industry.ts';
import latestPosts from './wordpress/latest-posts.ts';
import media from './wordpress/media.ts';
import pages from './wordpress/pages.ts';
import platform from './wordpress/platform.ts';
import post from './wordpress/post.ts';
import postPages from './wordpress/post-pages.ts';
import posts from './wordpress/posts.ts';
import service from './wordpress/service.ts';
import software from './wordpress/software.ts';

/** Every source by its name, sorted. A page's module imports only those that its queries name. */
export const sources = {
  'case-studies': caseStudies,
  'case-study': caseStudy,
  'case-study-pages': caseStudyPages,
  company,
  contact,
  homepage,
  industry,
  'latest-posts': latestPosts,
  media,
  pages,
  platform,
  post,
  'post-pages': postPages,
  posts,
  service,
  software,
} satisfies Sources;
