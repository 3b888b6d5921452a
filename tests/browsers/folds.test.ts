import { journeys } from './journeys.ts';

journeys('folds', (journey) => {
  const folds = [
    { what: 'a long text', path: '/software/aws', more: 'Learn More', less: 'Learn Less' },
    { what: 'a biography', path: '/company', more: 'Read Bio', less: 'Close' },
  ] as const;

  for (const { what, path, more, less } of folds) {
    for (const how of ['clicks', 'taps'] as const)
      journey(`${what} unfolds and folds for a visitor who ${how} it`, async (visitor) => {
        await visitor.opens(path);
        await visitor[how]('main summary', more);
        await visitor.sees('main details > p');
        await visitor[how]('main summary', less);
        await visitor.seesNo('main details > p');
      });

    journey(`${what} unfolds and folds by keyboard`, async (visitor) => {
      await visitor.opens(path);
      await visitor.tabsTo('main summary', more);
      await visitor.presses('Enter');
      await visitor.sees('main details > p');
      await visitor.presses('Space');
      await visitor.seesNo('main details > p');
    });
  }
});
