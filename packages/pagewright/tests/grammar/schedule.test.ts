import { describe, expect, it } from 'vitest';
import { isTimeZone, momentOf } from '../../src/grammar/schedule.ts';

const utc = (text: string, timeZone: string) => {
  const moment = momentOf(text, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

describe('a date of a schedule', () => {
  it.each([
    ['2026-12-24', 'UTC', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24', 'Europe/Berlin', '2026-12-23T23:00:00.000Z'],
    ['2026-07-24T18:30', 'Europe/Berlin', '2026-07-24T16:30:00.000Z'],
    ['2026-12-24T18:30:15', 'America/New_York', '2026-12-24T23:30:15.000Z'],
    ['2026-12-24T18:30Z', 'Europe/Berlin', '2026-12-24T18:30:00.000Z'],
    ['2026-12-24T18:30+05:45', 'Europe/Berlin', '2026-12-24T12:45:00.000Z'],
    ['2026-12-24T18:30-03:30', 'Europe/Berlin', '2026-12-24T22:00:00.000Z'],
    ['2028-02-29', 'Pacific/Kiritimati', '2028-02-28T10:00:00.000Z'],
    // The days on which clocks in Berlin change.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T00:30', 'Europe/Berlin', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
    // This midnight did not exist in Beirut: clocks went from 0:00 to 1:00.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ])('%s in %s is %s', (text, timeZone, expected) => {
    expect(utc(text, timeZone)).toBe(expected);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-12-24T24:00',
    '2026-12-24T10:60',
    '0026-01-01',
    '24.12.2026',
  ])('%s does not exist', (text) => {
    expect(utc(text, 'UTC')).toBeUndefined();
  });

  it('is in a time zone that exists', () => {
    expect(['UTC', 'Asia/Kathmandu', 'Berlin', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
