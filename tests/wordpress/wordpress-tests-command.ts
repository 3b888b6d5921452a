import { installWordPressPackages } from '../../packages/pagewright-wordpress/real-service/wordpress-packages.ts';
import { checkAbsence } from './absence-checks.ts';
import { checkAnnouncements } from './announcement-checks.ts';
import { checkBuildCalls } from './build-call-checks.ts';
import { checkCaching } from './cache-checks.ts';
import { compareContent } from './content-comparison.ts';
import { openContractFixture } from './contract-fixture.ts';
import { checkEditorSaves } from './editor-checks.ts';
import { EditorSession } from './editor-session.ts';
import { performExchange } from './exchange.ts';
import { contentExchanges } from './exchanges/content-exchanges.ts';
import { formExchanges } from './exchanges/form-exchanges.ts';
import { listExchanges } from './exchanges/list-exchanges.ts';
import { movedExchanges } from './exchanges/moved-exchanges.ts';
import { postExchanges } from './exchanges/post-exchanges.ts';
import { protocolExchanges } from './exchanges/protocol-exchanges.ts';
import { checkHeldContent } from './held-checks.ts';
import { checkInbox } from './inbox-checks.ts';
import { checkPreviews } from './preview-checks.ts';
import { checkFormLimit, checkPhpLog, checkRealWordPress } from './real-checks.ts';
import { checkRedirects } from './redirect-checks.ts';
import { checkSiteAddress } from './site-address-checks.ts';
import { checkSite } from './site-checks.ts';
import { Tally } from './tally.ts';
import { checkTenYears } from './ten-years/ten-years-checks.ts';
import { checkTexts } from './text-checks.ts';
import { checkWithdrawals } from './withdrawal-checks.ts';
import { checkWithdrawnTraces } from './withdrawn-traces-checks.ts';

const root = process.cwd();
const print = (line: string) => console.log(line);
const tally = new Tally(print);
// The real service handles one request at a time, and a build sends many at once.
process.env.VITE_REQUEST_TIMEOUT_MS = '60000';

await installWordPressPackages(print);
const fixture = await openContractFixture(root, (title) => tally.begin(title));
try {
  const exchanges = [
    contentExchanges,
    postExchanges,
    movedExchanges,
    listExchanges,
    formExchanges,
    protocolExchanges,
  ].flat();
  tally.begin(`${exchanges.length} requests to each of two services`);
  for (const service of [fixture.demo, fixture.real]) {
    for (const exchange of exchanges) {
      await tally.check(`${service.name}: ${exchange.title}`, () => performExchange(exchange, service));
    }
  }
  tally.begin('Reading all content from both, as the site does');
  await compareContent(fixture, tally);
  tally.begin('What readers see of ten years of content');
  await checkTenYears(fixture, tally);
  tally.begin('Checking what only the real service has');
  await checkRealWordPress(root, fixture, tally);
  await checkTexts(fixture, tally);
  tally.begin('The address of the site, and redirects');
  await checkSiteAddress(fixture, tally);
  await checkRedirects(fixture, tally);
  tally.begin('Announcements, builds and caching');
  await checkAnnouncements(fixture, tally);
  await checkWithdrawals(fixture, tally);
  await checkWithdrawnTraces(fixture, tally);
  await checkAbsence(fixture, tally);
  await checkBuildCalls(fixture, tally);
  await checkCaching(fixture, tally);
  tally.begin('Editing over HTTP');
  const editor = await EditorSession.signIn(fixture.real.address);
  await checkEditorSaves(fixture, editor, tally);
  tally.begin('Messages');
  const admin = await EditorSession.signIn(fixture.real.address, 'admin');
  await checkInbox(fixture, { admin, editor }, tally);
  tally.begin('Content held back');
  await checkHeldContent(fixture, { admin, editor }, tally);
  tally.begin('Previews');
  await checkPreviews(fixture, editor, tally);
  await checkSite(root, fixture, tally, print);
  tally.begin('The limit of forms, and the log of PHP');
  await checkFormLimit(fixture, tally);
  await checkPhpLog(fixture, tally);
} finally {
  await fixture.close();
}
tally.end();
process.exit(tally.failures.length === 0 ? 0 : 1);
