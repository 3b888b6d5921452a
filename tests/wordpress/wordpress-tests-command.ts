import { installWordPressPackages } from '../../packages/pagewright-wordpress/real-service/wordpress-packages.ts';
import { checkBuildCalls } from './build-call-checks.ts';
import { openContractWorld } from './contract-world.ts';
import { compareDeliveries } from './deliveries.ts';
import { checkEditorSaves } from './editor-checks.ts';
import { performExchange } from './exchange.ts';
import { contentExchanges } from './exchanges/content-exchanges.ts';
import { formExchanges } from './exchanges/form-exchanges.ts';
import { listExchanges } from './exchanges/list-exchanges.ts';
import { mannerExchanges } from './exchanges/manner-exchanges.ts';
import { movedExchanges } from './exchanges/moved-exchanges.ts';
import { postExchanges } from './exchanges/post-exchanges.ts';
import { checkFormLimit, checkPhpLog, checkRealWordPress } from './real-checks.ts';
import { checkSite } from './site-checks.ts';
import { Tally } from './tally.ts';

const root = process.cwd();
const say = (line: string) => console.log(line);
const tally = new Tally();
// The real service answers one request at a time, and a build asks for everything at once.
process.env.VITE_REQUEST_TIMEOUT_MS = '60000';

await installWordPressPackages(say);
const world = await openContractWorld(root, say);
try {
  const exchanges = [
    contentExchanges,
    postExchanges,
    movedExchanges,
    listExchanges,
    formExchanges,
    mannerExchanges,
  ].flat();
  say(`${exchanges.length} requests to each of two services`);
  for (const service of [world.demo, world.real]) {
    for (const exchange of exchanges) {
      await tally.check(`${service.name}: ${exchange.title}`, () => performExchange(exchange, service));
    }
  }
  say('Reading everything from both, as the site does');
  await compareDeliveries(world, tally);
  say('What only the real one has');
  await checkRealWordPress(root, world, tally);
  await checkBuildCalls(world, tally);
  say('Editing over HTTP');
  await checkEditorSaves(world, tally);
  await checkSite(root, world, tally, say);
  await checkFormLimit(world, tally);
  await checkPhpLog(world, tally);
} finally {
  await world.close();
}
console.log(tally.summary());
process.exit(tally.failures.length === 0 ? 0 : 1);
