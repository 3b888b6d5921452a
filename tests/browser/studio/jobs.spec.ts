import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a text is changed, seen while it is typed, and saved as one line', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('The company');
  await ada.select('Team');
  await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Our people');
  await expect(ada.site.getByRole('heading', { name: 'Our people' })).toBeVisible();
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    'company.json': '-        "heading": "Team",\n+        "heading": "Our people",',
  });
});

test('a section is moved by keyboard and by mouse, and only its lines move', async ({ window, studio }) => {
  const ada = new Strategist(window);
  const second = ada.site.locator('[data-block]').nth(1);
  await ada.open('Diversity, equity');
  await ada.select('Text section');
  await window.keyboard.press('Alt+ArrowUp');
  await ada.hears('Moved Text section, now 2 of 3.');
  await expect(second).toHaveAttribute('data-block', 'text-section');
  await window.keyboard.press('Control+z');
  await expect(second).toHaveAttribute('data-block', 'article');
  await window.keyboard.press('Control+Shift+z');
  await expect(second).toHaveAttribute('data-block', 'text-section');
  await window.keyboard.press('Alt+ArrowDown');
  await expect(second).toHaveAttribute('data-block', 'article');
  await expect(window.getByText('Everything is saved.')).toBeVisible();

  await ada
    .row('Text section')
    .getByRole('gridcell')
    .first()
    .dragTo(ada.row('Article'), {
      targetPosition: { x: 40, y: 4 },
    });
  await expect(ada.site.locator('[data-block]').nth(1)).toHaveAttribute('data-block', 'text-section');
  await ada.save();
  const lines = studio.savedDiff('policy.json').split('\n');
  const [added, removed] = ['+', '-'].map((sign) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).replace(/,$/, '')),
  );
  expect(added).toEqual([
    '      "type": "text-section"',
    '      "props": {',
    '        "paragraphs": ["Last reviewed by the staff committee in October 2025."]',
    '        "lead": "Questions about the text go to the committee itself."',
    '        "link": {',
    '          "label": "fairness@meridian-works.example"',
    '          "href": "mailto:fairness@meridian-works.example"',
    '        }',
    '        "layout": "statement"',
    '        "tone": "tint"',
    '      }',
    '    }',
    '    {',
  ]);
  expect(removed?.toSorted()).toEqual(added?.toSorted());
});

test('a section is added from the gallery, copied, hidden, deleted and restored', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  await ada.open('The company');
  await ada.act(ada.row('Certifications'), 'Add section below');
  await expect(ada.dialog.getByRole('combobox', { name: 'Search sections' })).toBeFocused();
  await window.keyboard.type('quote');
  const preview = ada.dialog.frameLocator('iframe').first();
  await expect(preview.locator('blockquote')).toBeVisible();
  await window.keyboard.press('Enter');
  await ada.hears('Added Quote, 7 of 7.');
  await expect(ada.row('Quote')).toHaveAttribute('aria-selected', 'true');
  await expect(ada.settings.getByRole('textbox', { name: 'Quote required' })).toBeFocused();
  // The example is selected.
  await window.keyboard.type('They stayed until it worked.');
  await expect(ada.site.getByText('They stayed until it worked.')).toBeVisible();

  await ada.act(ada.row('Quote'), 'Show from a day on…');
  await expect(ada.settings.getByRole('group', { name: 'Show from' }).getByLabel('Day')).toBeFocused();

  await ada.act(ada.row('Quote'), 'Duplicate');
  await ada.hears('Duplicated Quote. The copy is 8 of 8.');
  await expect(ada.site.locator('[data-block=quote]')).toHaveCount(2);
  await ada.act(ada.row('Quote').last(), 'Hide');
  await expect(ada.site.locator('[data-block=quote]')).toHaveCount(1);
  await expect(ada.row('Hidden')).toHaveCount(1);

  await ada.act(ada.row('Awards'), 'Delete');
  await expect(ada.site.locator('#awards')).toHaveCount(0);
  await window.keyboard.press('Control+z');
  await expect(ada.site.locator('#awards')).toBeVisible();
  await ada.save();
  const quote = (isHidden: boolean) =>
    [
      '      "type": "quote",',
      ...(isHidden ? ['      "hidden": true,'] : []),
      '      "props": {',
      '        "text": "They stayed until it worked.",',
      '        "author": "Hugo Brandt",',
      '        "role": "Technology director, Sable",',
      '        "logo": {',
      '          "src": "/brands/sable.svg",',
      '          "alt": "Sable"',
      '        },',
      '        "tone": "paper",',
      '        "side": "end"',
      '      }',
    ].join('\n');
  expect(studio.savedDiffs()).toEqual({
    'company.json': ['    },', '    {', quote(false), '    },', '    {', quote(true)]
      .join('\n')
      .replaceAll(/^/gm, '+'),
  });
});

test('a section becomes a shared section, and another page uses it', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('Diversity, equity');
  await ada.act(ada.row('Text section'), 'Share');
  await ada.dialog.getByRole('textbox', { name: 'Name' }).fill('review-note');
  await ada.dialog.getByRole('textbox', { name: 'Description' }).fill('When the policy was reviewed.');
  await ada.dialog.getByRole('button', { name: 'Share' }).click();
  await expect(ada.row('Shared section, on 1 page')).toBeVisible();
  await expect(ada.site.getByText('Last reviewed by')).toBeVisible();

  await ada.open('The company');
  await ada.sections.getByRole('button', { name: 'Add a section at the end of “Sections”' }).click();
  await ada.dialog.getByRole('combobox', { name: 'Search sections' }).fill('review note');
  await expect(ada.dialog.frameLocator('iframe').first().getByText('Last reviewed by')).toBeVisible();
  await window.keyboard.press('Enter');
  await expect(ada.row('Shared section, on 2 pages')).toBeVisible();
  await expect(ada.site.getByText('Last reviewed by')).toBeVisible();
  await ada.save();
  const section = [
    '      "type": "text-section",',
    '      "props": {',
    '        "paragraphs": ["Last reviewed by the staff committee in October 2025."],',
    '        "lead": "Questions about the text go to the committee itself.",',
    '        "link": {',
    '          "label": "fairness@meridian-works.example",',
    '          "href": "mailto:fairness@meridian-works.example"',
    '        },',
    '        "layout": "statement",',
    '        "tone": "tint"',
    '      }',
  ].join('\n');
  expect(studio.savedDiffs()).toEqual({
    '_sections/review-note.json': `{
  "$schema": "../../schemas/section.schema.json",
  "description": "When the policy was reviewed.",
  "blocks": [
    {
${section}
    }
  ]
}`.replaceAll(/^/gm, '+'),
    'company.json': '+    },\n+    {\n+      "section": "review-note"',
    'policy.json': `${section.replaceAll(/^/gm, '-')}\n+      "section": "review-note"`,
  });
});
