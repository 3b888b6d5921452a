export { GitError, GitMissingError, runGit as run, tryGit as attempt } from '../git/run-git.ts';
