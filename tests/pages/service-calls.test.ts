import { expect, test } from 'vitest';
import { answered } from './demo-entries.ts';

test('software, services and industries are found by slug and by id', async () => {
  for (const [kind, slug] of [
    ['software', 'aws'],
    ['services', 'pmo'],
    ['industry', 'insurance'],
  ]) {
    const bySlug = await answered<{ id: number }>(`custom/v1/${kind}/${slug}`);
    expect(bySlug.id).toBeGreaterThan(0);
    expect(await answered(`custom/v1/${kind}/${bySlug.id}`)).toEqual(bySlug);
  }
});
