import { describe, expect, it } from 'vitest';
import { parseAnnouncement } from '../../src/signing/announcement.ts';

const change = { type: 'post', slugs: ['one'], lists: ['posts'] };
const parsed = (body: object) =>
  parseAnnouncement(JSON.stringify({ version: 1, id: 'a', changes: [change], ...body }));

describe('an announcement', () => {
  it('says what has changed', () => {
    expect(parsed({})).toEqual({ id: 'a', test: false, all: false, changes: [change] });
  });

  it('has texts of at most 500 characters', () => {
    const [long, longer] = ['a'.repeat(500), 'a'.repeat(501)];
    expect(parsed({ id: long })?.id).toBe(long);
    expect(parsed({ id: longer })).toBeUndefined();
    expect(parsed({ changes: [{ ...change, slugs: [long] }] })?.changes).toEqual([
      { ...change, slugs: [long] },
    ]);
    expect(parsed({ changes: [{ ...change, slugs: [longer] }] })).toBeUndefined();
  });

  it('is refused as a whole if one change cannot be read', () => {
    expect(parsed({ changes: [change, { ...change, lists: [1] }] })).toBeUndefined();
    expect(parsed({ version: 2 })).toBeUndefined();
    expect(parsed({ id: '' })).toBeUndefined();
    expect(parseAnnouncement('{')).toBeUndefined();
  });
});
