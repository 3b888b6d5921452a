import { readFileSync } from 'node:fs';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { pagesFolder } from '../config/config-kind.ts';
import { type PathRule, parsePathRule } from '../pipeline/pages/path-rules.ts';
import { namedTemplates } from './scaffold/scaffold-step.ts';
import { starterServices } from './starter/starter-services.ts';

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('Expected a number from 0 to 65535.');
}

function addRule(text: string, rules: readonly PathRule[] = []): readonly PathRule[] {
  const rule = parsePathRule(text);
  if (rule) return [...rules, rule];
  throw new InvalidArgumentError('Expected a route and a number of entries, such as "/insight/blog/*=500".');
}

const paths = () =>
  new Option(
    '--paths <rule>',
    'prerender only the first entries of a route, such as "/insight/blog/*=500"; may be repeated',
  ).argParser(addRule);
const allowIncomplete = [
  '--allow-incomplete',
  'publish the site without the pages whose content cannot be read',
] as const;
const allowShrink = ['--allow-shrink', 'accept that the build removes many pages, or content'] as const;
const port = (defaultPort: number) =>
  new Option('--port <number>', 'port to listen on').default(defaultPort).argParser(parsePort);

const pages = () => new Option('--pages <dir>', 'folder of the page configs').default(pagesFolder);

const textOrJson = () =>
  new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');

function engineVersion(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}

/** All commands with their options. Each loads its code when it runs. */
export const program = new Command('pagewright')
  .description('Each command runs in the folder of the site.')
  .version(engineVersion(), '-V, --version', 'print the version of this package')
  .showHelpAfterError('Print the options of a command with --help.')
  // 1 means that the site has errors, so wrong arguments need another code.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

const init = program
  .command('init')
  .description('write a new site into a folder; asks what it is to be, if nobody says so')
  .argument('[dir]', 'the folder; it must be empty or missing (default: my-site)');
for (const [name, { label }] of Object.entries(starterServices()))
  init
    .option(`--${name} [url]`, `read content from ${label}, at this address`)
    .option(`--no-${name}`, 'keep all content in page configs (default)');
init
  .option(
    '--languages <tags>',
    'languages of the site, the default language first, such as en,de (default: en)',
  )
  .option('--tailwind', 'style the site with Tailwind CSS')
  .option('--no-tailwind', 'style the site with plain CSS (default)')
  .option('-y, --yes', 'ask nothing, and take these defaults')
  .showHelpAfterError(
    'All options: npx pagewright init --help. Everything else is in pagewright.config.ts of the new site.',
  )
  .action(async (folder, options) => (await import('./commands/init-command.ts')).init(folder, options));

program
  .command('dev')
  .description('serve the site, and show each change at once')
  .addOption(port(5173))
  .action(async (options) => (await import('./commands/dev-command.ts')).dev(options));

program
  .command('studio')
  .description('edit page configs in the browser')
  .addOption(port(6180))
  .action(async (options) => (await import('./commands/studio-command.ts')).studio(options));

program
  .command('start')
  .description('build the site and serve it')
  .addOption(port(4173))
  .option(...allowShrink)
  .option(...allowIncomplete)
  .action(async (options) => (await import('./commands/start-command.ts')).start(options));

program
  .command('check')
  .description('report every mistake in page configs and schemas')
  .addOption(pages())
  .addOption(
    new Option('--format <format>', 'how to print')
      .choices(['text', 'json', 'sarif', 'github'])
      .default('text'),
  )
  .option('--fix', 'apply the fixes that are certainly right, and offer the others')
  .option('--changed [revision]', 'report only files that differ from a revision of git, by default HEAD')
  .option('--watch', 'check again after each change')
  .action(async (options) => (await import('./commands/check-command.ts')).check(options));

program
  .command('explain')
  .description(
    'say what a page, a block type, a source or an image consists of, what it costs, and who uses it',
  )
  .argument(
    '<name>',
    'path, route or file of a page, name of a block type or source, or path of an image in public/',
  )
  .addOption(textOrJson())
  .action(async (name, options) =>
    (await import('./commands/explain-command.ts')).explainCommand(name, options),
  );

program
  .command('migrate')
  .description('rewrite blocks that are written for an older version of their type')
  .argument('[type]', 'the block type; all by default')
  .addOption(pages())
  .option('--dry-run', 'only print what would change')
  .action(async (type, options) => (await import('./commands/migrate-command.ts')).migrate(type, options));

program
  .command('impact')
  .description('say which pages the working tree changes, and how, by building both states of the site')
  .argument('[revision]', 'commit, branch or tag to compare with', 'HEAD')
  .addOption(textOrJson())
  .option('--shots', 'take screenshots of changed pages before and after, if a browser is installed')
  .action(async (revision, options) =>
    (await import('./commands/impact-command.ts')).impactCommand(revision, options),
  );

program
  .command('build')
  .description('write the site to dist/')
  .option(...allowShrink)
  .option(...allowIncomplete)
  .option('--cold', 'use nothing that the last build has left')
  .addOption(paths())
  .action(async (options) => (await import('./commands/build-command.ts')).build(options));

program
  .command('serve')
  .description('serve dist/')
  .addOption(port(4173))
  .option('--on-demand', 'render pages that are missing or old')
  .action(async (options) => (await import('./commands/serve-command.ts')).serve(options));

program
  .command('held')
  .description(
    'list the content that builds or a server hold back, and accept what the service returns instead',
  )
  .option('--accept <key...>', 'accept these')
  .option('--all', 'accept all')
  .option('--server <url>', 'ask a server with pages on demand; needs PAGEWRIGHT_SECRET')
  .action(async (options) => (await import('./commands/held-command.ts')).held(options));

program
  .command('receive')
  .description('build the site when the content service announces changes')
  .addOption(port(4180))
  .addOption(paths())
  .option(...allowIncomplete)
  .action(async (options) => (await import('./commands/receive-command.ts')).receive(options));

program
  .command('edge')
  .description('write the site to dist-edge/ as a Cloudflare Worker, and run it')
  .addOption(port(8787))
  .addOption(paths())
  .option('--no-run', 'only write it')
  .action(async (options) => (await import('./commands/edge-command.ts')).edge(options));

program
  .command('generate')
  .description('write types, decoders and editor schemas from schemas/')
  .action(async () => (await import('./commands/generate-command.ts')).generate());

program
  .command('gallery')
  .description('show every block type with its examples')
  .addOption(port(6173))
  .action(async (options) => (await import('./commands/gallery-command.ts')).gallery(options));

program
  .command('scaffold')
  .description('add a block type, a source or a page')
  .addArgument(new Argument('<kind>').choices(['block', 'source', 'page']))
  .argument('<name>', 'lower-case words joined by hyphens, such as side-notice; of a page also its route')
  .option('--path <path>', 'path of the request of a source')
  .option('--slug', 'make a source that reads the entry with the slug in its param')
  .option('--list', 'make a source whose content is a list, not one object')
  .option(
    '--service <name>',
    'content service of a source, if it is one of "services" in pagewright.config.ts',
  )
  .option('--route <route>', 'route of a page, such as /events/:slug')
  .addOption(
    new Option('--template <name>', 'the page to write, if it is not an ordinary one').choices(
      namedTemplates,
    ),
  )
  .action(async (kind, name, options) =>
    (await import('./commands/scaffold-command.ts')).scaffoldCommand(kind, { name, ...options }),
  );
