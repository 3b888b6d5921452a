import type { StudioEditor } from './studio-editor.ts';
import { studioJourneys } from './studio-journeys.ts';

async function more(editor: StudioEditor, action: string): Promise<void> {
  await editor.clicks('button[aria-label="More about changes"]');
  await editor.clicks('[role=menuitem]', action);
}

studioJourneys('what happens to changes in the studio', (journey) => {
  journey('changes are proposed on a branch, and an old version is restored', async (editor, studio) => {
    await editor.opens('House rules');
    await editor.selects('Essay');
    await editor.presses('Delete');
    await editor.seesSections('Masthead', 'Passage');
    await more(editor, 'Propose to others…');
    await editor.seesWholeDialog('Propose');
    await editor.sees('dialog ul', 'Essay');
    await editor.clicks('dialog button', 'Propose');
    await editor.sees('dialog', 'has your changes');
    await editor.clicks('dialog label', 'Take them out of the drafts');
    await editor.clicks('dialog button', 'Done');
    await editor.seesNo('dialog');
    await editor.seesSections('Masthead', 'Essay', 'Passage');
    const branches = studio
      .git('for-each-ref', '--no-merged=HEAD', '--format=%(refname:short)', 'refs/heads')
      .trim();
    const lines = studio.git('diff', '--numstat', 'HEAD', branches, '--', 'page-configs');
    if (!/^0\t20\t.*policy\.json\n$/.test(lines))
      throw new Error(
        `Expected that one branch removes the section, but the changes of ${branches} are ${lines}`,
      );

    await editor.selects('Essay');
    await editor.presses('Delete');
    await editor.seesSections('Masthead', 'Passage');
    await more(editor, 'History…');
    await editor.seesWholeDialog('History');
    await editor.clicks('dialog button', 'First version');
    await editor.clicks('dialog button', 'Restore this version');
    await editor.seesNo('dialog');
    await editor.seesSections('Masthead', 'Essay', 'Passage');
  });
});
