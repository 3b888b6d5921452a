import type { StudioEditor } from './studio-editor.ts';
import { studioJourneys } from './studio-journeys.ts';

/** Selects a text of the form, as with the mouse. The focus does not move. */
function selectText(): void {
  const help = document.querySelector('[data-pane] h2');
  if (help) getSelection()?.selectAllChildren(help);
}

/** Chooses an action from the menu of a section, by mouse. */
async function act(editor: StudioEditor, section: string, action: string): Promise<void> {
  await editor.hovers('[role=row] [role=gridcell]', section);
  await editor.clicks(`[role=row] button[aria-label="Actions for ${section}"]`);
  await editor.clicks('[role=menuitem]', action);
}

studioJourneys('sections in the studio', (journey) => {
  journey(
    'sections are moved, copied, hidden, deleted and added by keyboard and by mouse',
    async (editor) => {
      await editor.opens('House rules');
      await editor.seesSections('Masthead', 'Essay', 'Passage');

      await editor.selects('Passage');
      await editor.pressesTogether('Alt', 'ArrowUp');
      await editor.seesSections('Masthead', 'Passage', 'Essay');
      await editor.pressesTogether('Alt', 'ArrowDown');
      await editor.seesSections('Masthead', 'Essay', 'Passage');

      await editor.selects('Passage');
      await editor.pressesTogether('Mod', 'd');
      await editor.seesSections('Masthead', 'Essay', 'Passage', 'Passage');
      await editor.pressesTogether('Mod', 'Shift', 'h');
      await editor.hears('Passage is hidden.');
      await editor.presses('Delete');
      await editor.seesSections('Masthead', 'Essay', 'Passage');

      await editor.selects('Essay');
      await editor.driver.executeScript(selectText);
      await editor.pressesTogether('Mod', 'c');
      await editor.selects('Masthead');
      await editor.pressesTogether('Mod', 'v');
      await editor.seesSections('Masthead', 'Essay', 'Essay', 'Passage');
      await editor.driver.executeScript(selectText);
      await editor.pressesTogether('Mod', 'x');
      await editor.seesSections('Masthead', 'Essay', 'Passage');
      await editor.selects('Passage');
      await editor.pressesTogether('Mod', 'v');
      await editor.seesSections('Masthead', 'Essay', 'Passage', 'Essay');

      await act(editor, 'Passage', 'Delete');
      await editor.seesSections('Masthead', 'Essay', 'Essay');
      await editor.pressesTogether('Mod', 'z');
      await editor.seesSections('Masthead', 'Essay', 'Passage', 'Essay');

      await editor.clicks('[role=row][data-is=add]');
      await editor.seesWholeDialog('Add a section');
      await editor.types('saying');
      await editor.inFrame('dialog iframe', () => editor.sees('blockquote'));
      await editor.presses('Enter');
      await editor.seesSections('Masthead', 'Essay', 'Passage', 'Essay', 'Saying');
      await editor.seesInPage('[data-block=saying]');
    },
  );

  journey('every dialog is whole, and gives the focus back', async (editor) => {
    await editor.opens('House rules');
    const closes = async (title: string) => {
      await editor.seesWholeDialog(title);
      await editor.presses('Escape');
      await editor.seesNo('dialog');
      await editor.hasFocusIn('button, [role=row]');
    };
    await editor.clicks('button[aria-label="New page"]');
    await closes('New page');
    await editor.clicks('button', 'No problems');
    await closes('Problems');
    await act(editor, 'Passage', 'Share');
    await closes('Share');
    await act(editor, 'Passage', 'Move to…');
    await closes('Move');
    await editor.selects('Passage');
    await editor.types('?');
    await closes('Keys');
  });

  journey('changes are shown as lines, and saved', async (editor, studio) => {
    await editor.opens('House rules');
    await editor.selects('Essay');
    await editor.presses('Delete');
    await editor.seesSections('Masthead', 'Passage');
    await editor.pressesTogether('Mod', 's');
    await editor.seesWholeDialog('Save');
    await editor.clicks('dialog button', 'Show lines');
    await editor.sees('dialog table', '"heading": "Draw"');
    await editor.clicks('dialog button', 'Save 1 file');
    await editor.sees('*', 'Everything is saved.');
    const lines = studio.savedDiff('policy.json').split('\n');
    if (lines.some((line) => !line.startsWith('-')) || lines.length !== 20)
      throw new Error(`Expected that the section is removed, but the diff is ${lines.join('\n')}`);
  });

  journey('two windows edit one page', async (editor) => {
    const first = await editor.driver.getWindowHandle();
    await editor.opens('House rules');
    await editor.driver.switchTo().newWindow('window');
    await editor.resizesTo(1440);
    try {
      const start = Date.now();
      await editor.opensStudio();
      const seconds = (Date.now() - start) / 1000;
      if (seconds > 15) throw new Error(`The second window needed ${seconds} seconds`);
      await editor.opens('House rules');
      await editor.selects('Essay');
      await editor.presses('Delete');
      await editor.seesSections('Masthead', 'Passage');
    } finally {
      await editor.driver.close();
      await editor.driver.switchTo().window(first);
    }
    await editor.seesSections('Masthead', 'Passage');
    await editor.inPage(() => editor.seesNo('[data-block=essay]'));
  });
});
