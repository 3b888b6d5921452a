import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from '../architecture/project-files.ts';

const index = 'docs/decisions/README.md';
const decisions = filesBelow('docs/decisions').filter((file) => file.endsWith('.md') && file !== index);
const rooms = filesBelow('.').filter((file) => file.endsWith('/README.md') && !file.startsWith('docs/'));
const numberOf = (file: string) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);

describe('decisions', () => {
  it('have unique numbers', () => {
    const numbers = decisions.map(numberOf);
    expect(numbers.every(Number.isInteger)).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(decisions)('%s has a title, a summary, a context, a decision and its consequences', (file) => {
    const text = textOf(file);
    expect(text).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
    expect(text).toContain('\n**tl;dr** ');
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Unpleasant consequences']);
    expect(text.split('\n').length, 'lines').toBeLessThan(50);
  });

  it('are in the index, each once under its title', () => {
    const listed = textOf(index).match(/^- \[.+?\]\([^)]+\)/gm) ?? [];
    const titles = decisions.map((file) => {
      const [, title] = /^# (.+)/.exec(textOf(file)) ?? [];
      return `- [${title}](${path.posix.basename(file)})`;
    });
    expect(listed.toSorted()).toEqual(titles.toSorted());
  });

  it.each(decisions)('%s is linked from the README of the room that it explains', (file) => {
    const link = `/${path.posix.basename(file)})`;
    expect(rooms.some((readme) => textOf(readme).includes(link))).toBe(true);
  });
});
