/** What a person can do with a file of the list. */
export type FileAction =
  | { readonly is: 'create'; readonly like?: string }
  | {
      readonly is: 'duplicate' | 'move' | 'delete' | 'unpublish' | 'publish' | 'rename-section';
      readonly file: string;
    }
  | { readonly is: 'translate'; readonly file: string; readonly language: string };

export type DoAction = (action: FileAction) => void;
