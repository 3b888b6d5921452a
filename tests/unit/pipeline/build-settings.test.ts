import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentService } from '../../../packages/pagewright/src/pipeline/site/build-settings.ts';
import project from '../../../pagewright.config.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the URL of the content service', () => {
  it.each([
    ['https://cms.example', 'https://cms.example'],
    ['https://cms.example/', 'https://cms.example'],
    ['https://cms.example/wp-json', 'https://cms.example'],
    ['https://cms.example/blog/wp-json/', 'https://cms.example/blog'],
    ['', undefined],
  ])('may be %j', (written, expected) => {
    vi.stubEnv('VITE_WORDPRESS_URL', written);
    expect(contentService(project)).toBe(expected);
  });
});
