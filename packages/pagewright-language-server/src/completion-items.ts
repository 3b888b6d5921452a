import type { Completion } from 'pagewright/tooling';
import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  InsertTextMode,
  type Range,
} from 'vscode-languageserver';

const kinds: { readonly [Kind in Completion['kind']]: CompletionItemKind } = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  field: CompletionItemKind.Field,
  query: CompletionItemKind.Variable,
  block: CompletionItemKind.Module,
  source: CompletionItemKind.Interface,
  link: CompletionItemKind.Reference,
  anchor: CompletionItemKind.Reference,
  image: CompletionItemKind.File,
  file: CompletionItemKind.File,
};

/** The completions as items of the protocol. @param hasSnippets whether the client can fill in snippets */
export function toItems(
  completions: readonly Completion[],
  rangeOf: (completion: Completion) => Range,
  hasSnippets: boolean,
): CompletionItem[] {
  return completions
    .toSorted((one, other) => one.rank - other.rank)
    .map((each, index): CompletionItem => {
      const isSnippet = each.isSnippet === true && hasSnippets;
      const newText = each.isSnippet && !hasSnippets ? each.insert.replaceAll(/\$\d/g, '') : each.insert;
      return {
        label: each.label,
        kind: kinds[each.kind],
        ...(each.detail === undefined ? {} : { detail: each.detail }),
        ...(each.documentation === undefined
          ? {}
          : { documentation: { kind: 'markdown' as const, value: each.documentation } }),
        filterText: each.filter,
        // Clients sort by text.
        sortText: String(index).padStart(5, '0'),
        insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
        insertTextMode: InsertTextMode.adjustIndentation,
        textEdit: { range: rangeOf(each), newText },
      };
    });
}
