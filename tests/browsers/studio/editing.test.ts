import { studioJourneys } from './studio-journeys.ts';

studioJourneys('texts in the studio', (journey) => {
  journey(
    'a double click in the page leads to its place in the form, where typing and undo show at once',
    async (editor) => {
      await editor.opens('House rules');
      await editor.inPage(() => editor.clicks('h2', 'Draw'));
      await editor.sees('[role=row][aria-selected=true]', 'Essay');
      await editor.selects('Masthead');
      await editor.inPage(() => editor.doubleClicks('[data-block=masthead] p', 'Five rules'));
      await editor.hasFocusIn('textarea');
      await editor.expect('the caret is where the click was', () => {
        const field = document.activeElement;
        return (
          field instanceof HTMLTextAreaElement &&
          field.selectionStart > 0 &&
          field.selectionStart < field.value.length
        );
      });
      await editor.pressesTogether('Mod', 'a');
      // Only one letter: a browser that types slowly would make several steps of more letters.
      await editor.types('X');
      await editor.seesInPage('[data-block=masthead] p', 'X');
      await editor.pressesTogether('Mod', 'z');
      await editor.seesInPage('[data-block=masthead] p', 'Five rules');
      await editor.pressesTogether('Mod', 'Shift', 'z');
      await editor.seesInPage('[data-block=masthead] p', 'X');
      for (let lines = 0; lines < 6; lines += 1) await editor.presses('Enter');
      await editor.expect('the field is as high as its text', () => {
        const field = document.activeElement;
        return (
          field instanceof HTMLTextAreaElement &&
          field.clientHeight > 120 &&
          field.scrollHeight <= field.clientHeight + 1
        );
      });
    },
  );

  journey('a reload keeps the page and its place in the list', async (editor) => {
    await editor.opens('Visit');
    await editor.selects('Tickets');
    await editor.driver.navigate().refresh();
    await editor.sees('[role=row][aria-selected=true]', 'Tickets');
    await editor.expect('the open page is in view in the list', () => {
      const { left, top, height } =
        document.querySelector('[data-file][aria-current]')?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + 20, top + height / 2)?.closest('[aria-current]') != null;
    });
    await editor.seesInPage('#prices');
  });

  journey('text is formatted and linked, and the page shows it', async (editor, studio) => {
    const file = 'page-configs/policy.json';
    const plain = '["Last read aloud on the first of May."]';
    studio.project.write(
      file,
      studio.project.read(file).replace(plain, '[{ "html": "<p>Read aloud.</p>" }]'),
    );
    await editor.opens('House rules');
    await editor.seesInPage('[data-block=passage] p', 'Read aloud.');
    const text = '[contenteditable=true]';
    await editor.inPage(() => editor.doubleClicks('[data-block=passage] p', 'Read aloud.'));
    await editor.hasFocusIn(text);
    await editor.pressesTogether('Mod', 'a');
    await editor.clicks('[role=toolbar] button[aria-label=Bold]');
    await editor.seesInPage('[data-block=passage] strong', 'Read aloud.');
    await editor.pressesTogether('Mod', 'a');
    await editor.clicks('[role=toolbar] button[aria-label=Link]');
    await editor.seesWholeDialog('Link');
    await editor.types('/about');
    await editor.presses('Enter');
    await editor.clicks('dialog button', 'Link');
    await editor.seesInPage(
      '[data-block=passage] strong a[href="/about"], [data-block=passage] a[href="/about"] strong',
    );
    await editor.hasFocusIn(text);
  });

  journey('a field shows a value of the content service', async (editor) => {
    await editor.opens('Visit');
    await editor.selects('Tickets');
    await editor.clicks('[aria-label="Where “Heading” comes from"] button', 'From WordPress');
    await editor.seesWholeDialog('Heading');
    await editor.types('visit heading');
    await editor.presses('Enter');
    await editor.sees('dialog', 'What if “Heading” is missing?');
    await editor.clicks('dialog button', 'Use it');
    await editor.seesInPage('#prices h2', 'How to find us');
  });
});
