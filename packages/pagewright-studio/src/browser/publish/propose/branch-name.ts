import { spelling } from 'pagewright/tooling';
import { plainLetters } from '../../plain-letters.ts';

/** Longest name of a branch that is made of a title. Longer ones do not fit into the host name of a preview. */
const maxBranch = 60;

/** A name for a branch, such as `new-title-of-the-home-page`, from any text. */
export function branchName(title: string): string {
  const name = spelling.kebabCase(plainLetters(title)).slice(0, maxBranch).replace(/-+$/, '');
  return name === '' || name === 'head' ? 'page-changes' : name;
}
