import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

/** An edit screen, and its form as a browser would send it. */
export interface EditScreen {
  readonly document: Document;
  readonly form: URLSearchParams;
}

/** A REST response for a signed-in editor. */
export interface RestReply {
  readonly status: number;
  readonly body: unknown;
}

/** A page without its style sheets and scripts. No check reads them, and parsing them takes longer than everything else. */
function withoutCode(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>/gis, '');
}

/** An editor in wp-admin over HTTP: cookies, nonces and forms, without a browser. */
export class EditorSession {
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  #restNonce = '';

  private constructor(address: string) {
    this.#address = address;
  }

  /** Both accounts of a test have the password `password`. */
  static async signIn(address: string, account: 'editor' | 'admin' = 'editor'): Promise<EditorSession> {
    const session = new EditorSession(address);
    await session.get('/wp-login.php');
    const login = { log: account, pwd: 'password', testcookie: '1' };
    const { status } = await session.post('/wp-login.php', new URLSearchParams(login));
    assert.equal(status, 302, `${account} is signed in`);
    session.#restNonce = await (await session.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    return session;
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, this.#address), {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  /** Sends a form. Redirects are not followed. */
  post(path: string, form: URLSearchParams): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      body: form.toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  }

  /** A request of the block editor. */
  async rest(path: string, body?: object): Promise<RestReply> {
    const response = await this.#send(`/wp-json/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': this.#restNonce },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Opens a screen with a form. `formId` is the ID of the form. */
  async open(path: string, formId = 'post'): Promise<EditScreen> {
    const response = await this.get(path);
    assert.equal(response.status, 200, path);
    const { window } = new JSDOM(withoutCode(await response.text()));
    const form = new URLSearchParams();
    const found = window.document.querySelector(`form#${formId}`);
    if (found instanceof window.HTMLFormElement) {
      for (const [name, value] of new window.FormData(found)) {
        if (typeof value === 'string') form.append(name, value);
      }
    }
    return { document: window.document, form };
  }

  /** The edit screen of an entry. */
  edit(id: number): Promise<EditScreen> {
    return this.open(`/wp-admin/post.php?post=${id}&action=edit`);
  }

  /** Presses a button of the classic edit screen and opens the next screen. */
  async save(form: URLSearchParams, changes: Readonly<Record<string, string>>): Promise<EditScreen> {
    const sent = new URLSearchParams(form);
    for (const [name, value] of Object.entries(changes)) sent.set(name, value);
    const response = await this.post('/wp-admin/post.php', sent);
    const location = response.headers.get('location');
    assert.ok(location, `saved, answered ${response.status}`);
    const { pathname, search } = new URL(location, this.#address);
    return this.open(pathname + search);
  }
}

/** The value of a form control. */
export function shown(screen: EditScreen, field: string): string | null {
  return screen.form.get(field);
}

/** The texts of all notices on a screen. */
export function noticesOf(screen: EditScreen): string {
  const notices = [...screen.document.querySelectorAll('.notice, #message')];
  return notices.map((notice) => notice.textContent?.replace(/\s+/g, ' ') ?? '').join('\n');
}

/** The error messages next to fields. */
export function errorsOn(screen: EditScreen): string[] {
  return [...screen.document.querySelectorAll('.pagewright-error')].map((error) => error.textContent ?? '');
}
