import { journeys } from './journeys.ts';

journeys('the side panel', (journey) => {
  const panel = '[popover][aria-label="Menu"]';
  const opener = 'header button';
  const narrow = { width: 500 };

  journey(
    'the panel opens and closes by touch, and a link in it opens its page',
    async (visitor) => {
      await visitor.opens('/policy');
      await visitor.taps(opener, 'Open menu');
      await visitor.taps(`${panel} button`, 'Close menu');
      await visitor.seesNo(panel);
      await visitor.taps(opener, 'Open menu');
      await visitor.taps(`${panel} summary`, 'Services');
      await visitor.taps(`${panel} a`, 'Security');
      await visitor.isAt('/services/security');
    },
    narrow,
  );

  journey(
    'the panel keeps the focus while it is open, and returns it on Escape',
    async (visitor) => {
      await visitor.opens('/policy');
      await visitor.tabsTo(opener, 'Open menu');
      await visitor.presses('Enter');
      await visitor.sees(`${panel} button`, 'Close menu');
      await visitor.expect(
        'the rest of the page is inert',
        () => document.querySelector('[inert] main') !== null,
      );
      for (let presses = 0; presses < 12; presses += 1) {
        await visitor.presses('Tab');
        await visitor.expect(
          'the focus is in the panel',
          (selector: string) =>
            document.activeElement === document.body || document.activeElement?.closest(selector) != null,
          panel,
        );
      }
      await visitor.presses('Escape');
      await visitor.seesNo(panel);
      // In a window without other controls, Tab can leave the page. Then nothing on it matches `:focus`.
      await visitor.expect(
        'the button has the focus',
        (label: string) => document.activeElement?.ariaLabel === label,
        'Open menu',
      );
    },
    narrow,
  );

  journey(
    'a click outside closes the panel, and the page can be used again',
    async (visitor) => {
      await visitor.opens('/policy');
      await visitor.clicks(opener, 'Open menu');
      await visitor.sees(panel);
      await visitor.clicksOutside();
      await visitor.seesNo(panel);
      await visitor.expect('nothing is inert', () => document.querySelector('[inert]') === null);
    },
    { width: 900 },
  );

  journey(
    'a link to an anchor of the same page closes the panel and scrolls there',
    async (visitor) => {
      await visitor.opens('/company');
      await visitor.clicks(opener, 'Open menu');
      await visitor.expect(
        'the rest of the page is inert',
        () => document.querySelector('[inert] main') !== null,
      );
      await visitor.clicks(`${panel} a`, 'Awards');
      await visitor.seesNo(panel);
      await visitor.expect('the heading is in the window', () => {
        const top = document.getElementById('awards')?.getBoundingClientRect().top ?? -1;
        return Math.abs(top) < 300;
      });
    },
    narrow,
  );
});
