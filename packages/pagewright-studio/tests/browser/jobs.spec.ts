import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('sections are moved, added, copied, hidden, deleted, restored and shared, and no other lines change', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  await test.step('moved by keyboard and by mouse', async () => {
    const second = ada.site.locator('[data-block]').nth(1);
    await ada.open('House rules');
    await ada.select('Passage');
    await window.keyboard.press('Alt+ArrowUp');
    await ada.hears('Moved Passage, now 2 of 3.');
    await expect(second).toHaveAttribute('data-block', 'passage');
    await window.keyboard.press('Control+z');
    await expect(second).toHaveAttribute('data-block', 'essay');
    await window.keyboard.press('Control+Shift+z');
    await expect(second).toHaveAttribute('data-block', 'passage');
    await window.keyboard.press('Alt+ArrowDown');
    await expect(second).toHaveAttribute('data-block', 'essay');
    await expect(window.getByText('Everything is saved.')).toBeVisible();

    await ada
      .row('Passage')
      .getByRole('gridcell')
      .first()
      .dragTo(ada.row('Essay'), {
        targetPosition: { x: 40, y: 4 },
      });
    await expect(ada.site.locator('[data-block]').nth(1)).toHaveAttribute('data-block', 'passage');
    await ada.save();
    const lines = studio.savedDiff('policy.json').split('\n');
    const [added, removed] = ['+', '-'].map((sign) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).replace(/,$/, '')),
    );
    expect(added).toEqual([
      '      "type": "passage"',
      '      "props": {',
      '        "paragraphs": ["Last read aloud on the first of May."]',
      '        "lead": "Questions about the rules go to the keeper."',
      '        "link": {',
      '          "label": "keeper@harbour-museum.example"',
      '          "href": "mailto:keeper@harbour-museum.example"',
      '        }',
      '        "layout": "large"',
      '        "tone": "sea"',
      '      }',
      '    }',
      '    {',
    ]);
    expect(removed?.toSorted()).toEqual(added?.toSorted());
    await ada.select('Passage');
    await window.keyboard.press('Alt+ArrowDown');
    await ada.hears('Moved Passage, now 3 of 3.');
  });
  await test.step('added from the gallery, copied, hidden, deleted and restored', async () => {
    await ada.open('Visit');
    await ada.act(ada.row('Enquiry'), 'Add section below');
    await expect(ada.dialog.getByRole('combobox', { name: 'Search sections' })).toBeFocused();
    await window.keyboard.type('saying');
    const preview = ada.dialog.frameLocator('iframe').first();
    await expect(preview.locator('blockquote')).toBeVisible();
    await window.keyboard.press('Enter');
    await ada.hears('Added Saying, 5 of 5.');
    await expect(ada.row('Saying')).toHaveAttribute('aria-selected', 'true');
    await expect(ada.settings.getByRole('textbox', { name: 'Quote required' })).toBeFocused();
    // The example is selected.
    await window.keyboard.insertText('They stayed until it worked.');
    await expect(ada.site.getByText('They stayed until it worked.')).toBeVisible();

    await ada.act(ada.row('Saying'), 'Show from a day on…');
    await expect(ada.settings.getByRole('group', { name: 'Show from' }).getByLabel('Day')).toBeFocused();

    await ada.act(ada.row('Saying'), 'Duplicate');
    await ada.hears('Duplicated Saying. The copy is 6 of 6.');
    await expect(ada.site.locator('[data-block=saying]')).toHaveCount(2);
    await ada.act(ada.row('Saying').last(), 'Hide');
    await expect(ada.site.locator('[data-block=saying]')).toHaveCount(1);
    await expect(ada.row('Hidden')).toHaveCount(1);

    await ada.act(ada.row('Tickets'), 'Delete');
    await expect(ada.site.locator('#prices')).toHaveCount(0);
    await window.keyboard.press('Control+z');
    await expect(ada.site.locator('#prices')).toBeVisible();
    await ada.save();
    const saying = (isHidden: boolean) =>
      [
        '      "type": "saying",',
        ...(isHidden ? ['      "hidden": true,'] : []),
        '      "props": {',
        '        "text": "They stayed until it worked.",',
        '        "speaker": "Ole Brandt",',
        '        "role": "Rope maker",',
        '        "portrait": {',
        '          "src": "/people/ole-brandt.avif",',
        '          "alt": "Ole Brandt"',
        '        },',
        '        "side": "end",',
        '        "tone": "sand"',
        '      }',
      ].join('\n');
    expect(studio.savedDiffs()).toEqual({
      'visit.json': ['    },', '    {', saying(false), '    },', '    {', saying(true)]
        .join('\n')
        .replaceAll(/^/gm, '+'),
    });
  });
  await test.step('made a shared section, which another page uses', async () => {
    await ada.open('House rules');
    await ada.act(ada.row('Passage'), 'Share');
    await ada.dialog.getByRole('textbox', { name: 'Name' }).fill('reading-note');
    await ada.dialog.getByRole('textbox', { name: 'Description' }).fill('When the rules were read.');
    await ada.dialog.getByRole('button', { name: 'Share' }).click();
    await expect(ada.row('Shared section, on 1 page')).toBeVisible();
    await expect(ada.site.getByText('Last read aloud')).toBeVisible();

    await ada.open('About us');
    await ada.sections.getByRole('button', { name: 'Add a section at the end of “Sections”' }).click();
    await ada.dialog.getByRole('combobox', { name: 'Search sections' }).fill('reading note');
    await expect(ada.dialog.frameLocator('iframe').first().getByText('Last read aloud')).toBeVisible();
    await window.keyboard.press('Enter');
    await expect(ada.row('Shared section, on 2 pages')).toBeVisible();
    await expect(ada.site.getByText('Last read aloud')).toBeVisible();
    await ada.save();
    const section = [
      '      "type": "passage",',
      '      "props": {',
      '        "paragraphs": ["Last read aloud on the first of May."],',
      '        "lead": "Questions about the rules go to the keeper.",',
      '        "link": {',
      '          "label": "keeper@harbour-museum.example",',
      '          "href": "mailto:keeper@harbour-museum.example"',
      '        },',
      '        "layout": "large",',
      '        "tone": "sea"',
      '      }',
    ].join('\n');
    const { 'visit.json': _, ...others } = studio.savedDiffs();
    expect(others).toEqual({
      '_sections/reading-note.json': `{
  "$schema": "../../schemas/section.schema.json",
  "description": "When the rules were read.",
  "blocks": [
    {
${section}
    }
  ]
}`.replaceAll(/^/gm, '+'),
      'about.json': [
        '-    { "section": "journal-news", "with": { "heading": "From the journal", "subject": "rope" } }',
        '+    { "section": "journal-news", "with": { "heading": "From the journal", "subject": "rope" } },',
        '+    {',
        '+      "section": "reading-note"',
        '+    }',
      ].join('\n'),
      'policy.json': `${section.replaceAll(/^/gm, '-')}\n+      "section": "reading-note"`,
    });
  });
});
