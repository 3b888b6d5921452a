import type { Fix } from 'pagewright/tooling';
import { type CodeAction, CodeActionKind, type Range, type WorkspaceEdit } from 'vscode-languageserver';
import { toDiagnostic, toRange } from './opened-project.ts';
import type { ProjectFile } from './projects.ts';

function isBefore(one: Range['start'], other: Range['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

function touch(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function editOf({ project }: ProjectFile, fix: Fix): WorkspaceEdit {
  const file = project.project.fileOf(fix);
  const uri = project.uriOf(file);
  const rangeOf = project.rangesIn(file);
  const edits = fix.edits.map((edit) => ({ range: rangeOf(edit), newText: edit.text }));
  if (fix.newName === undefined) return { changes: { [uri]: edits } };
  const newUri = project.uriOf(project.project.fileOf({ ...fix, file: fix.newName }));
  return {
    documentChanges: [
      ...(edits.length > 0 ? [{ textDocument: { uri, version: null }, edits }] : []),
      { kind: 'rename', oldUri: uri, newUri },
    ],
  };
}

/** The fixes of the diagnostics that touch a range. @param renamesFiles whether the client can rename files */
export function quickFixes(found: ProjectFile, range: Range, renamesFiles: boolean): CodeAction[] {
  const { project, file } = found;
  return project
    .diagnosticsOf(file)
    .filter((each) => touch(toRange(each), range))
    .flatMap((diagnostic) =>
      project.project
        .fixesOf(diagnostic)
        .filter(({ newName }) => newName === undefined || renamesFiles)
        .map((fix) => ({
          title: fix.title,
          kind: CodeActionKind.QuickFix,
          diagnostics: [toDiagnostic(diagnostic)],
          isPreferred: fix.isSafe,
          edit: editOf(found, fix),
        })),
    );
}
