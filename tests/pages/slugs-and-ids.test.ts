import { expect, test } from 'vitest';
import { demoResponse } from './demo-entries.ts';

test('software, services and industries are found by slug and by id', async () => {
  for (const [kind, slug] of [
    ['software', 'aws'],
    ['services', 'pmo'],
    ['industry', 'insurance'],
  ]) {
    const bySlug = await demoResponse<{ id: number }>(`custom/v1/${kind}/${slug}`);
    expect(bySlug.id).toBeGreaterThan(0);
    expect(await demoResponse(`custom/v1/${kind}/${bySlug.id}`)).toEqual(bySlug);
  }
});
