export { GitError, GitMissingError, runGit as run } from '../git/run-git.ts';
