// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ValueField } from '../../src/browser/field/ValueField.tsx';
import { closeStudios, StudioInMemory } from '../fixtures/studio-in-memory.tsx';

afterEach(closeStudios);

const label = 'Required answer';

/** The field of a value that is a text or a boolean, in a page that may not have the value yet. */
function open(field: object): { readonly studio: StudioInMemory; readonly value: () => unknown } {
  const props = { heading: 'Write', submit: 'Send', fields: [{ name: 'name', label: 'Name', ...field }] };
  const page = { route: '/a', head: { title: 'A', description: 'B' }, blocks: [{ type: 'enquiry', props }] };
  const studio = new StudioInMemory({ files: { 'a.json': JSON.stringify(page) }, view: { file: 'a.json' } });
  const steps = ['blocks', 0, 'props', 'fields', 0, 'required'];
  studio.render(<ValueField file="a.json" steps={steps} label={label} />);
  return {
    studio,
    value: () => steps.reduce((at: unknown, step) => Object(at)[step], studio.json('a.json')),
  };
}

const form = (name: string) =>
  within(screen.getByLabelText(`Kind of ${label}`)).getByLabelText<HTMLInputElement>(name);
const checkbox = () => screen.queryByRole('checkbox', { name: new RegExp(label) });

describe('a value with several forms', () => {
  it('that does not exist yet shows the field of the chosen form, and is written when the field is filled', () => {
    const { studio, value } = open({});
    const before = studio.text('a.json');
    expect(checkbox()).toBeNull();
    fireEvent.click(form('Yes or no'));
    expect(studio.text('a.json')).toBe(before);
    expect(form('Yes or no').checked).toBe(true);
    expect(document.activeElement).toBe(form('Yes or no'));
    fireEvent.click(checkbox() ?? document.body);
    expect(value()).toBe(true);
  });
});
