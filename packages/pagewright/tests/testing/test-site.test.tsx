// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormActionContext, SendMessageContext, useSiteConfig, useTranslations } from 'pagewright/blocks';
import { type ContactMessage, TestSite } from 'pagewright/testing';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Link, useLocation, useSearch } from 'wouter';
import site from '../sites/museum/page-configs/_site.json';
import { museumDefinition } from '../sites/museum-definition.ts';

afterEach(cleanup);

/** Uses everything that a component may take from its site. */
function Probe() {
  const { name, head } = useSiteConfig();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const pages = useTranslations('/visit');
  const send = useContext(SendMessageContext);
  const action = useContext(FormActionContext);
  const message: ContactMessage = { key: '0123456789abcdef', texts: { email: 'a@b.example' } };
  return (
    <>
      <p>{action === undefined ? 'No service' : action}</p>
      <output>{[name, head.language, path, search, ...pages.map((page) => page.path)].join(' ')}</output>
      <button type="button" onClick={() => void send(message, new AbortController().signal)}>
        Send
      </button>
      <button type="button" onClick={() => navigate('/exhibitions')}>
        Go
      </button>
      <Link href="/visit/tickets">Tickets</Link>
    </>
  );
}

test('a block of a site renders in a test with nothing but the config of the site', async () => {
  const block = async (type: string, props: object) => {
    const { default: Block } = (await museumDefinition.blocks[type]?.()) ?? { default: () => null };
    return <Block {...props} />;
  };
  const tone = 'chalk';
  const heading = 'Opening hours';
  const paragraphs = [{ html: '<h2>Winter</h2><p onclick="x()">Until four.</p>' }];
  const fields = [{ name: 'email', label: 'Email' }];
  const cards = [{ title: 'Ropes', href: '/ropes', date: '2026-03-01' }];
  const { container } = render(
    <TestSite site={site}>
      {await block('passage', { heading, paragraphs, layout: 'columns', tone })}
      {await block('enquiry', { fields, submit: 'Send', tone })}
      {await block('teasers', { cards, layout: 'cards', tone })}
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Winter' })).toBeDefined();
  expect(container.innerHTML).not.toContain('onclick');
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/form');
  expect(container.querySelector('time')?.textContent).toContain('2026');
});

test('a component has the path, the languages and the sends that a test gives it', async () => {
  const onSend = vi.fn(async () => {});
  const page = (path: string) => (
    <TestSite
      site={site}
      path={path}
      language="de"
      translations={[
        { language: 'en', path: '/visit' },
        { language: 'de', path: '/de/besuch' },
      ]}
      onSend={onSend}
      formAction={null}
    >
      <Probe />
    </TestSite>
  );
  expect(renderToString(page('/visit?from=ferry'))).toContain(
    `${site.name} de /visit from=ferry /visit /de/besuch`,
  );
  const { rerender } = render(page('/visit?from=ferry'));
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe(`${site.name} de /visit from=ferry /visit /de/besuch`);
  expect(screen.getByText('No service')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByText('Send')));
  expect(onSend).toHaveBeenCalledWith(
    { key: '0123456789abcdef', texts: { email: 'a@b.example' } },
    expect.any(AbortSignal),
  );
  await act(async () => fireEvent.click(screen.getByText('Go')));
  expect(shown()).toContain('/exhibitions');
  await act(async () => fireEvent.click(screen.getByText('Tickets')));
  expect(shown()).toContain('/visit/tickets');
  expect(location.pathname).toBe('/');
  rerender(page('/visit'));
  expect(shown()).toContain('de /visit');
});

test('a component without a site, and a site without its config, name the way out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow(
    'No site above this component. A test needs <TestSite> of pagewright/testing',
  );
  expect(() => render(<TestSite site={{ name: 'Museum' }}>x</TestSite>)).toThrow(
    'The "site" of <TestSite> lacks "name" or "head". Pass the content of page-configs/_site.json',
  );
  vi.restoreAllMocks();
});
