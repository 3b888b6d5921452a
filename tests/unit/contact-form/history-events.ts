import fc from 'fast-check';

/** The fields of the shipped forms. */
export const fieldNames = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

export type FormName = 'common' | 'contact';

/** The fate of a sent message. */
export type Outcome = 'accepted' | 'no-reply' | 'rejected' | 'offline';

type InTab<Event> = Event & { readonly tab: number };

/** An action of a visitor, or an event in one of the visitor's tabs. */
export type HistoryEvent = InTab<
  | { readonly kind: 'type'; readonly field: FieldName; readonly text: string }
  | {
      readonly kind: 'press';
      readonly outcome: Outcome;
      readonly isDouble: boolean;
      /** The response arrives before the next event. */
      readonly isQuick: boolean;
    }
  | { readonly kind: 'respond' }
  /** Navigation to another page in the same document. */
  | { readonly kind: 'move'; readonly form: FormName }
  /** Navigation to a new document; the browser may keep the old one in its back/forward cache. */
  | { readonly kind: 'load'; readonly form: FormName; readonly isKept: boolean }
  | { readonly kind: 'reload'; readonly added: string }
  | { readonly kind: 'back'; readonly isKept: boolean }
  | { readonly kind: 'type-early'; readonly form: FormName; readonly field: FieldName; readonly text: string }
  | { readonly kind: 'duplicate'; readonly form: FormName }
  | { readonly kind: 'new-tab'; readonly form: FormName }
  | { readonly kind: 'close' }
  /** Another version of the site saved the draft. Undefined: a valid draft with unknown properties. */
  | { readonly kind: 'deploy'; readonly form: FormName; readonly draft: string | undefined }
>;

const texts: Readonly<Record<FieldName, readonly string[]>> = {
  name: ['Ada Lovelace', 'Grace Hopper', ' Mary Jackson '],
  email: ['ada@example.com', 'grace@example.org'],
  phone: ['6145550141', '55512345678901'],
  message: ['About the engine.', 'About the engine.\nAnd the bridge.', 'Please call'],
};

const tab = fc.nat(3);
const form = fc.constantFrom<FormName>('common', 'contact');
const field = fc.constantFrom(...fieldNames);
const outcome = fc.constantFrom<Outcome>('accepted', 'no-reply', 'rejected', 'offline');
const written = field.chain((name) =>
  fc.record({ field: fc.constant(name), text: fc.constantFrom(...texts[name]) }),
);
const garbage = fc.constantFrom('', '{', 'null', '7', '"text"', '[1]', '{"name":5,"message":null}');
const of = <Kind extends HistoryEvent['kind']>(kind: Kind) => fc.constant(kind);

/** Mostly typing and sending, so that other events happen to forms with text. */
const event: fc.Arbitrary<HistoryEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ tab, kind: of('type'), written })
      .map(({ written: typed, ...at }) => ({ ...at, ...typed })),
  },
  { weight: 1, arbitrary: fc.record({ tab, kind: of('type'), field, text: fc.constant('') }) },
  {
    weight: 6,
    arbitrary: fc.record({ tab, kind: of('press'), outcome, isDouble: fc.boolean(), isQuick: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ tab, kind: of('respond') }) },
  { weight: 2, arbitrary: fc.record({ tab, kind: of('move'), form }) },
  { weight: 2, arbitrary: fc.record({ tab, kind: of('load'), form, isKept: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ tab, kind: of('reload'), added: fc.constantFrom('', ' Yours') }) },
  { weight: 2, arbitrary: fc.record({ tab, kind: of('back'), isKept: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ tab, kind: of('type-early'), form, written })
      .map(({ written: early, ...load }) => ({ ...load, ...early })),
  },
  { weight: 1, arbitrary: fc.record({ tab, kind: of('duplicate'), form }) },
  { weight: 1, arbitrary: fc.record({ tab, kind: of('new-tab'), form }) },
  { weight: 1, arbitrary: fc.record({ tab, kind: of('close') }) },
  {
    weight: 1,
    arbitrary: fc.record({ tab, kind: of('deploy'), form, draft: fc.option(garbage, { nil: undefined }) }),
  },
);

/** A visitor fills in the form; then random events follow. */
export const histories: fc.Arbitrary<readonly HistoryEvent[]> = fc
  .array(event, { maxLength: 40 })
  .map((events) => [
    { tab: 0, kind: 'type', field: 'name', text: 'Ada Lovelace' },
    { tab: 0, kind: 'type', field: 'email', text: 'ada@example.com' },
    { tab: 0, kind: 'type', field: 'message', text: 'About the engine.' },
    ...events,
  ]);
