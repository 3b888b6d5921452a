// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Byline } from '../../../src/ui/Byline.tsx';
import { inSite } from '../blocks/in-site.tsx';
import { shippedSite } from '../site-content/shipped-site.ts';

interface Written {
  readonly date?: string;
  readonly author?: string;
}

function shown(byline: Written, language = 'en') {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    inSite(<Byline {...byline} />, { ...shippedSite, head: { ...shippedSite.head, language } }),
  );
  return place;
}

describe('a byline', () => {
  it('shows the day in words, the exact time in `datetime`, and the author', () => {
    const place = shown({ date: '2026-11-11T09:05:00Z', author: 'Mei Tanaka' });
    expect(place.textContent).toBe('November 11, 2026 Mei Tanaka');
    expect(place.querySelector('time')?.dateTime).toBe('2026-11-11T09:05:00Z');
  });

  it.each([
    ['2026-11-11T23:30:00-05:00', 'November 11, 2026'],
    ['2026-01-01T00:15:00+05:30', 'January 1, 2026'],
    ['2028-02-29T12:00:00Z', 'February 29, 2028'],
  ])('shows the day in the time zone of %s', (date, day) => {
    expect(shown({ date }).textContent).toBe(day);
  });

  it.each([
    ['de', '11. November 2026'],
    ['fr-FR', '11 novembre 2026'],
    ['ja', '2026年11月11日'],
    ['no such language', 'November 11, 2026'],
  ])('uses the language of the site: %s', (language, day) => {
    expect(shown({ date: '2026-11-11T09:05:00Z' }, language).textContent).toBe(day);
  });

  it('shows the parts that exist, and nothing without any', () => {
    expect(shown({ author: 'Mei Tanaka' }).querySelector('time')).toBeNull();
    expect(shown({ date: '2026-11-11T09:05:00Z' }).textContent).toBe('November 11, 2026');
    expect(shown({}).innerHTML).toBe('');
  });
});
