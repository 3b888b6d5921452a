import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Answer, type SiteServer, withIncludes, writeSite } from './nginx-server.ts';

/** An nginx directive: its name and arguments, and the directives inside its braces. */
interface Directive {
  readonly words: readonly string[];
  readonly inside: readonly Directive[];
}

type Variables = Readonly<Record<string, string>>;
/** The variables of a request, which `set` changes. */
type RequestVariables = Record<string, string>;

function tokens(text: string): string[] {
  const found = text.matchAll(
    /#[^\n]*|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([{};])|((?:\\.|[^\s{};"'\\]|\{\d)+)/g,
  );
  return [...found].flatMap(([whole, double, single]) => {
    if (whole.startsWith('#')) return [];
    const quoted = double ?? single;
    return [quoted === undefined ? whole : `"${quoted.replaceAll(/\\(["'\\])/g, '$1')}`];
  });
}

/** Parses directives up to the closing brace. Quoted tokens still start with their quotation mark. */
function directives(left: string[]): readonly Directive[] {
  const found: Directive[] = [];
  let words: string[] = [];
  for (let token = left.shift(); token !== undefined && token !== '}'; token = left.shift()) {
    if (token !== ';' && token !== '{') words.push(token.replace(/^"/, ''));
    else {
      found.push({ words, inside: token === '{' ? directives(left) : [] });
      words = [];
    }
  }
  return found;
}

/** Converts an nginx pattern, `~` or `~*` with a regular expression, to a RegExp. */
function match(pattern: string, text: string): RegExpExecArray | null {
  const [, caseless, source = ''] = /^~(\*?)\s*(.*)$/s.exec(pattern) ?? [];
  return new RegExp(source, caseless ? 'i' : '').exec(text);
}

const named = (all: readonly Directive[], name: string) => all.filter(({ words }) => words[0] === name);

/** Interprets one `server` block like nginx. Supports the directives in `docs/nginx.conf`. */
class Interpreter {
  readonly #http: readonly Directive[];
  readonly #server: readonly Directive[];
  readonly #root: string;

  constructor(text: string, root: string) {
    this.#http = directives(tokens(text));
    this.#server = named(this.#http, 'server')[0]?.inside ?? [];
    this.#root = root;
  }

  #map(name: string, variables: Variables): string | undefined {
    const constant = named(this.#http, 'geo').find(({ words }) => words[1] === `$${name}`);
    if (constant) return constant.inside[0]?.words[1];
    const found = named(this.#http, 'map').find(({ words }) => words[2] === `$${name}`);
    if (!found) return undefined;
    const input = this.#expand(found.words[1] ?? '', variables);
    let value = '';
    for (const { words } of found.inside) {
      if (words[0] === 'default') value = words[1] ?? '';
    }
    for (const { words } of found.inside) {
      const [key = '', result = ''] = words;
      // nginx compares strings in a map case-insensitively.
      const isSame = key !== 'default' && key.toLowerCase() === input.toLowerCase();
      const hit = key.startsWith('~') ? match(key, input) : isSame && { groups: {} };
      if (hit) return this.#expand(result, { ...variables, ...hit.groups });
    }
    return value;
  }

  #expand(text: string, variables: Variables): string {
    return text.replaceAll(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (_, braced: string | undefined, name = braced ?? '') =>
        variables[name] ?? this.#map(name, variables) ?? '',
    );
  }

  #answer(status: number, variables: Variables, body = '', location?: string): Answer {
    // nginx leaves out a header whose value is empty.
    const added = named(this.#server, 'add_header')
      .map(
        ({ words: [, name = '', value = ''] }) =>
          [name.toLowerCase(), this.#expand(value, variables)] as const,
      )
      .filter(([, value]) => value !== '');
    // nginx writes decoded values into headers unchanged, so a line break ends the header.
    const lines = location === undefined ? [] : `Location: ${location}`.split(/\r\n|\r|\n/);
    const moved = lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
    return { status, headers: new Map([...added, ...moved]), body };
  }

  #run(all: readonly Directive[], variables: RequestVariables): Answer | undefined {
    for (const { words, inside } of all) {
      if (words[0] === 'set') {
        const [, name = '', value = ''] = words;
        variables[name.slice(1)] = this.#expand(value, variables);
      } else if (words[0] === 'if') {
        const value = this.#expand(
          words
            .slice(1)
            .join(' ')
            .replace(/^\(|\)$/g, ''),
          variables,
        );
        const answer = value !== '' && value !== '0' ? this.#run(inside, variables) : undefined;
        if (answer) return answer;
      } else if (words[0] === 'return') return this.#return(words, variables);
    }
    return undefined;
  }

  #return([, status = '', target]: readonly string[], variables: RequestVariables): Answer {
    if (status === '404') return this.#missing(variables);
    const location = target === undefined ? undefined : this.#expand(target, variables);
    return this.#answer(Number(status), variables, '', location);
  }

  #missing(variables: RequestVariables): Answer {
    const [, , page = ''] =
      named(this.#server, 'error_page').find(({ words }) => words[1] === '404')?.words ?? [];
    const uri = this.#expand(page, variables);
    const shown = { ...variables, uri };
    // nginx runs the rules of the server once more, for the path of the error page.
    return this.#run(this.#server, shown) ?? this.#answer(404, shown, this.#file(uri)?.toString('latin1'));
  }

  #file(uri: string): Buffer | undefined {
    const file = path.join(this.#root, uri);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  }

  #location(uri: string): Directive | undefined {
    const all = named(this.#server, 'location');
    return (
      all.find(({ words }) => words[1] === '=' && words[2] === uri) ??
      all.find(({ words }) => words[1]?.startsWith('~') && match(`${words[1]}${words[2]}`, uri)) ??
      all.find(({ words }) => words[1] === '/')
    );
  }

  #files(location: Directive, variables: RequestVariables, headers: string): Answer {
    const [, own] = named(location.inside, 'default_type')[0]?.words ?? [];
    for (const word of named(location.inside, 'try_files')[0]?.words.slice(1, -1) ?? ['$uri']) {
      const uri = this.#expand(word, variables);
      const file = this.#file(uri);
      if (!file) continue;
      const shown = { ...variables, uri };
      const isSmall = /gzip/.test(headers) && this.#file(`${uri}.gz`);
      const answer = this.#answer(200, shown, (isSmall ? gzipSync(file) : file).toString('latin1'));
      const type = own ?? (uri.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain');
      const ofFile = isSmall ? ([['content-encoding', 'gzip']] as const) : [];
      return { ...answer, headers: new Map([...answer.headers, ['content-type', type], ...ofFile]) };
    }
    return this.#missing(variables);
  }

  answer(target: string, headers: string): Answer {
    const path_ = target.replace(/^https?:\/\/[^/]*/, '');
    const uri = decodedPath(path_);
    if (uri === undefined) return { status: 400, headers: new Map(), body: '' };
    const [, query] = /\?(.*)$/s.exec(path_) ?? [];
    const variables: RequestVariables = {
      request_uri: path_,
      uri,
      args: query ?? '',
      is_args: query ? '?' : '',
    };
    const refused = this.#run(this.#server, variables);
    if (refused) return refused;
    const location = this.#location(uri);
    if (!location || named(location.inside, 'internal').length > 0) return this.#missing(variables);
    return this.#run(location.inside, variables) ?? this.#files(location, variables, headers);
  }
}

/** The path that nginx looks up: decoded, without `.` and `..`, slashes merged. Undefined if nginx responds with 400. */
function decodedPath(target: string): string | undefined {
  const [raw = ''] = target.split('?');
  if (!raw.startsWith('/') || /\p{Cc}|\s|%00|%(?![0-9a-f]{2})/iu.test(raw)) return undefined;
  const bytes = raw.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const parts: string[] = [];
  const all = bytes.replaceAll(/\/+/g, '/').split('/').slice(1);
  for (const [index, part] of all.entries()) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part === '..' || part === '.') {
      if (index === all.length - 1) parts.push('');
    } else parts.push(part);
  }
  return Buffer.from(`/${parts.join('/')}`, 'latin1').toString('utf8');
}

/** Responds by the rules of `docs/nginx.conf`, without nginx. */
export function interpretNginx(file: string, base: string): SiteServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeSite(folder, base);
  const interpreter = new Interpreter(withIncludes(readFileSync(file, 'utf8'), base), folder);
  return {
    send: async (target, headers = '') => interpreter.answer(target, headers),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
