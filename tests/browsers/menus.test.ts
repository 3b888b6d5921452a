import { journeys } from './journeys.ts';

journeys('menus', (journey) => {
  const bar = 'nav[aria-label="Main"]';

  journey('a menu opens on hover and closes when the pointer leaves it', async (visitor) => {
    await visitor.opens('/policy');
    await visitor.hovers(`${bar} button`, 'Services');
    await visitor.hovers(`${bar} a`, 'Security');
    await visitor.hovers(`${bar} button`, 'Software');
    await visitor.sees(`${bar} a`, 'Oracle');
    await visitor.seesNo(`${bar} a`, 'Security');
    await visitor.movesAway();
    await visitor.seesNo(`${bar} a`, 'Oracle');
  });

  journey('a link in a menu opens its page by mouse', async (visitor) => {
    await visitor.opens('/policy');
    await visitor.clicks(`${bar} button`, 'Services');
    await visitor.clicks(`${bar} a`, 'Security');
    await visitor.isAt('/services/security');
    await visitor.sees('h1');
  });

  journey('a menu opens and closes by keyboard, returns the focus, and its links work', async (visitor) => {
    await visitor.opens('/policy');
    await visitor.tabsTo(`${bar} button`, 'Platforms');
    await visitor.presses('Enter');
    await visitor.tabsTo(`${bar} a`, 'Salestable');
    await visitor.presses('Escape');
    await visitor.seesNo(`${bar} a`, 'Salestable');
    await visitor.sees(`${bar} button:focus`, 'Platforms');
    await visitor.presses('Space');
    await visitor.tabsTo(`${bar} a`, 'Salestable');
    await visitor.presses('Enter');
    await visitor.isAt('/platform/salestable');
  });

  journey('a menu opens and closes by touch', async (visitor) => {
    await visitor.opens('/policy');
    await visitor.taps(`${bar} button`, 'Insights');
    await visitor.sees(`${bar} button[aria-expanded="true"]`, 'Insights');
    await visitor.sees(`${bar} a`, 'See All Blog');
    await visitor.taps(`${bar} button`, 'Insights');
    await visitor.seesNo(`${bar} a`, 'See All Blog');
  });
});
