import { expect } from 'vitest';
import { storedMessages } from '../browser/fixture-sites/stored-messages.ts';
import { journeys } from './journeys.ts';
import type { Visitor } from './visitor.ts';

const post = '/store_form_data';
const failure = 'Your message could not be sent';
const validMessage = { Name: 'Ada', Email: 'ada@site.org', Message: 'Hello' };
const empty = { Name: '', Email: '', Message: '' };
const toast = '[data-visible="true"]';

/** Writes a message with the mouse and the keyboard. */
async function writes(
  visitor: Visitor,
  texts: Readonly<Record<string, string>> = validMessage,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await visitor.clicks(`main form [name="${label.toLowerCase()}"]`);
    await visitor.types(text);
  }
}

async function sends(visitor: Visitor): Promise<void> {
  await visitor.clicks('main form button');
}

async function hasTexts(visitor: Visitor, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await visitor.expect(
      `the field ${label} contains "${text}"`,
      (name: string, value: string) =>
        Reflect.get(document.querySelector(`main form [name="${name}"]`) ?? {}, 'value') === value,
      label.toLowerCase(),
      text,
    );
}

journeys('the contact form', (journey) => {
  journey(
    'a form with mistakes is not sent: it names each, and the first has the focus',
    async (visitor, site) => {
      await visitor.opens('/contact-us');
      await writes(visitor, { Name: 'Al', Email: 'ada@example', Phone: '555' });
      await sends(visitor);
      await visitor.sees('main form [name="name"]:focus');
      await visitor.sees('main form', 'at least 3');
      await visitor.sees('main form', 'Email address must be a valid address');
      await visitor.sees('main form', 'Phone number should be at least 10');
      await visitor.sees('main form', 'Please write your message here');
      await visitor.types('ice');
      await visitor.sees('main form [name="name"][aria-invalid="false"]');
      expect(site.service.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
    },
  );

  journey(
    'a message arrives, is confirmed in the page and as a toast, and empties the form',
    async (visitor, site) => {
      await visitor.opens('/policy');
      await writes(visitor);
      await sends(visitor);
      await visitor.sees(toast, 'Thank you');
      await visitor.sees('main form [role="status"]', 'Thank you');
      await hasTexts(visitor, empty);
      const { Name: name, Email: email, Message: message } = validMessage;
      expect(storedMessages(site.messagesFile)).toEqual([expect.objectContaining({ name, email, message })]);
      // The toast disappears by itself.
      await visitor.movesAway();
      await visitor.seesNo(toast);
      await visitor.sees('main form [role="status"]', 'Thank you');
    },
  );

  journey('a message can be written and sent by keyboard', async (visitor, site) => {
    await visitor.opens('/policy');
    await visitor.tabsTo('main form [name="name"]');
    for (const text of Object.values(validMessage)) {
      await visitor.types(text);
      await visitor.presses('Tab');
    }
    await visitor.presses('Enter');
    await visitor.sees('main form [role="status"]', 'Thank you');
    expect(storedMessages(site.messagesFile)).toHaveLength(1);
  });

  journey(
    'a message that fails stays, also after a reload and on another page, and can be sent again',
    async (visitor, site) => {
      await visitor.opens('/policy');
      await writes(visitor);
      site.service.fail(post, { kind: 'status', status: 500 });
      await sends(visitor);
      await visitor.sees('main form [role="status"]', failure);
      await visitor.sees(toast, failure);
      await visitor.clicks(`${toast} button`, 'Dismiss');
      await visitor.seesNo(toast);
      await hasTexts(visitor, validMessage);
      await visitor.reloads();
      await hasTexts(visitor, validMessage);
      await visitor.opens('/careers');
      await hasTexts(visitor, validMessage);
      site.service.heal();
      await sends(visitor);
      await visitor.sees('main form [role="status"]', 'Thank you');
      await hasTexts(visitor, empty);
    },
    { errors: /Form submission failed|500/ },
  );

  journey('a draft is there again after Back, and gone after it was sent', async (visitor) => {
    await visitor.opens('/policy');
    await writes(visitor);
    await visitor.opens('/careers');
    await hasTexts(visitor, validMessage);
    await sends(visitor);
    await visitor.sees('main form [role="status"]', 'Thank you');
    await visitor.goesBack();
    // The code of a form loads when a visitor points at it.
    await visitor.hovers('main form [name="name"]');
    await hasTexts(visitor, empty);
  });
});
