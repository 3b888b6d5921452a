import { describe, expect, it } from 'vitest';
import { mapFields } from '../src/entries/map-fields.ts';

const entry = {
  title: { rendered: 'Ropes' },
  acf: {
    lead: '',
    intro: 'How they are made.',
    noindex: 'yes',
    rows: [
      { acf_fc_layout: 'room', name: 'Hemp' },
      { acf_fc_layout: 'quote', name: 'No room' },
    ],
  },
};

describe('the fields of an entry', () => {
  it('come from the paths of the map: the first one with a value, in objects, rows and flags', () => {
    const map = {
      title: 'title.rendered',
      lead: ['acf.lead', 'acf.intro'],
      first: { fields: { room: 'acf.rows.0.name' } },
      rooms: { each: 'acf.rows', layout: 'room', fields: { title: 'name' } },
      isHidden: { path: 'acf.noindex', equals: 'yes' },
    };
    expect(mapFields(entry, map)).toEqual({
      title: 'Ropes',
      lead: 'How they are made.',
      first: { room: 'Hemp' },
      rooms: [{ title: 'Hemp' }],
      isHidden: true,
    });
  });

  it('leave a value unchanged if it is not an entry', () => {
    for (const value of [null, 'text', 3]) expect(mapFields(value, { title: 'length' })).toBe(value);
  });
});
