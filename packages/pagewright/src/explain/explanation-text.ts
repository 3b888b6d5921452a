import { pluralize } from '../check/codes/message-text.ts';
import { isArray, type Json, objectOf } from '../json/json-value.ts';
import { printable } from '../json/printable.ts';
import type {
  BlockExplanation,
  CodeBytes,
  ExplainedBlock,
  ExplainedProperty,
  ExplainedQuery,
  Explanation,
  ImageExplanation,
  Limits,
  PageExplanation,
  Place,
  SourceExplanation,
  Use,
} from './explanation.ts';

const needsBuild = 'Requests and sizes need a build of the site as it is now: npm run build, or npm start.';
const hydration = {
  loaded: 'when the page is loaded',
  visible: 'when it comes into view',
  touched: 'when a visitor first uses it',
} as const;

/** Maximum number of listed requests of a source. */
const maxRequests = 10;

const at = ({ file, line }: Place) => `${file}:${line}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sizes = ({ script, style }: CodeBytes) => `script ${kilobytes(script)}, style ${kilobytes(style)}`;
const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One limit as text: `only slug: pmo, security`. */
function limitText([key, value]: readonly [string, Json]): string {
  if (key === 'hidden') return value === true ? 'hidden' : 'not hidden';
  if (key === 'optional') return 'may be omitted without a warning';
  if (key === 'showFrom') return `shown from ${valueText(value)}`;
  if (key === 'showUntil') return `shown until ${valueText(value)}`;
  if (key === 'only' || key === 'except') {
    const lists = Object.entries(objectOf(value)).map(
      ([param, values]) => `${param}: ${(isArray(values) ? values : [values]).map(valueText).join(', ')}`,
    );
    return `${key} ${lists.join('; ')}`;
  }
  const { value: path, is } = objectOf(value);
  return is === undefined
    ? `${key} ${valueText(path ?? value)}`
    : `${key} ${valueText(path ?? '')} is ${valueText(is)}`;
}

function limitLines(limits: readonly Limits[]): readonly string[] {
  return limits.flatMap((each) =>
    Object.entries(each).flatMap(([key, value]) => (value === undefined ? [] : [limitText([key, value])])),
  );
}

function blockLines(block: ExplainedBlock, number: number): readonly string[] {
  const { type, place, section: used, slot, isShown, reads, hydrates, code, data } = block;
  const indent = slot === undefined ? '' : '    ';
  const notes = [
    ...(isShown || block.limits.some(({ hidden }) => hidden === true) ? [] : ['not for this path']),
    ...limitLines(block.limits),
    ...(reads.length > 0
      ? [`reads ${reads.join(', ')}${data === undefined ? '' : ` (${kilobytes(data)} in the HTML)`}`]
      : []),
    ...(code ? [`${sizes(code)}, hydrates ${hydration[hydrates]}`] : []),
  ];
  const from = used ? `, section "${used.name}" used at ${at(used.usedAt)}` : '';
  const inside = slot === undefined ? '' : ` in slot "${slot}"`;
  return [
    `${indent}${String(number).padStart(2)}. ${type}${inside}  ${at(place)}${from}`,
    ...notes.map((note) => `${indent}      ${note}`),
  ];
}

function blocksTitle(blocks: readonly ExplainedBlock[]): string {
  const shown = blocks.filter(({ isShown }) => isShown).length;
  return `Blocks: ${blocks.length}${shown === blocks.length ? '' : `, of which ${shown} are for this path`}`;
}

function queryLines({
  name,
  source,
  service,
  place,
  params,
  requests,
  data,
}: ExplainedQuery): readonly string[] {
  const hasParams = Object.keys(objectOf(params)).length > 0;
  return [
    `${name}  ${at(place)}, source ${source}${service === undefined ? '' : ` of the service ${service}`}${hasParams ? `, params ${JSON.stringify(params)}` : ''}`,
    ...(requests ?? []).map((request) => `    ${request}`),
    ...(requests?.length === 0 ? ['    no request at this path'] : []),
    ...(data ? [`    ${kilobytes(data)} in the HTML, not compressed`] : []),
  ];
}

function pageText(page: PageExplanation): readonly string[] {
  const { file, routes, path, params, blocks, queries, urlParams, redirects, code, isBuilt } = page;
  const values = Object.entries(params ?? {}).map(([name, value]) => `${name} is ${JSON.stringify(value)}`);
  const missing =
    isBuilt === false ? ['The last build has no page at this path, so its requests are not known.'] : [];
  return [
    `${page.name} is a page: ${file}`,
    `${routes.length > 1 ? 'Routes' : 'Route'}: ${routes.join(', ')}${values.length > 0 ? `; ${values.join(', ')}` : ''}`,
    ...section(
      'Params of the URL',
      urlParams.map(({ name, place, values }) => `${name}  ${at(place)}, ${JSON.stringify(values)}`),
    ),
    ...section(
      'Redirects to it',
      redirects.map(({ from, to, place }) => `${from} to ${to}  ${at(place)}`),
    ),
    ...section(
      blocksTitle(blocks),
      blocks.flatMap((block, index) => blockLines(block, index + 1)),
    ),
    ...section(
      queries.length === 0
        ? ''
        : `Queries${path === undefined || path === page.name ? '' : `, for example at ${path}`}`,
      queries.flatMap(queryLines),
    ),
    ...(code
      ? section('Code, compressed', [
          `all its blocks: ${sizes(code.blocks)}`,
          `the frame of all pages: ${sizes(code.frame)}`,
        ])
      : ['', needsBuild]),
    ...missing,
  ];
}

function propertyLines({
  name,
  type,
  isRequired,
  default: given,
  description,
  values = [],
}: ExplainedProperty): readonly string[] {
  const notes = [
    ...(isRequired ? ['required'] : []),
    ...(given === undefined ? [] : [`default ${JSON.stringify(given)}`]),
  ];
  return [
    `${name}: ${type}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    ...(description === undefined ? [] : [`    ${description}`]),
    ...values.map((each) => `    ${JSON.stringify(each.value)}: ${each.description}`),
  ];
}

function linesOfUses(uses: readonly Use[]): readonly string[] {
  if (uses.length === 0) return ['', 'No page config uses it.'];
  const lines = uses.map(({ place, pages, query }) => {
    const others = pages.filter((page) => page !== place.file);
    const inPages = others.length > 0 ? `, part of ${others.join(', ')}` : '';
    return `${at(place)}${query === undefined ? '' : `, query ${query}`}${inPages}`;
  });
  return section(`Used ${pluralize(uses.length, 'time')}`, lines);
}

function blockText(block: BlockExplanation): readonly string[] {
  const { name, description, schema, component, hydrates, props, slots, code } = block;
  return [
    `${name} is a block type: ${schema}`,
    ...(description === undefined ? [] : [description]),
    `Component: ${component ?? 'none'}`,
    `Hydrates ${hydration[hydrates]}${code ? `; ${sizes(code)}, compressed` : ''}`,
    ...section('Props', props.flatMap(propertyLines)),
    ...section(
      'Slots',
      slots.map((slot) => `${slot.name}: ${slot.blocks.join(', ')}`),
    ),
    ...linesOfUses(block.uses),
    ...(code ? [] : ['', needsBuild]),
  ];
}

function sourceText(source: SourceExplanation): readonly string[] {
  const { name, description, schema, code, service, params, isList, fields, requests } = source;
  const shown = requests?.slice(0, maxRequests) ?? [];
  const others = (requests?.length ?? 0) - shown.length;
  return [
    `${name} is a source: ${schema}`,
    ...(description === undefined ? [] : [description]),
    `Code: ${code ?? 'none'}`,
    ...(service === undefined ? [] : [`Service: ${service}`]),
    ...section('Params', params.flatMap(propertyLines)),
    ...section(isList ? 'Fields of each item of its list' : 'Fields', fields.flatMap(propertyLines)),
    ...linesOfUses(source.uses),
    ...section('Requests of the last build', [...shown, ...(others > 0 ? [`and ${others} more`] : [])]),
    ...(requests ? [] : ['', needsBuild]),
  ];
}

function imageText({ name, file, width, height, bytes, widths, uses }: ImageExplanation): readonly string[] {
  const size = bytes === undefined ? '' : `, ${kilobytes(bytes)}`;
  return [
    `${name} is an image: ${file}`,
    `Size: ${width} × ${height} pixels${size}`,
    `Widths: ${widths.join(', ')} pixels`,
    ...linesOfUses(uses),
  ];
}

function textOf(explanation: Explanation): readonly string[] {
  switch (explanation.kind) {
    case 'page':
      return pageText(explanation);
    case 'block':
      return blockText(explanation);
    case 'source':
      return sourceText(explanation);
    case 'image':
      return imageText(explanation);
  }
}

const kinds = { page: 'a page', block: 'a block type', source: 'a source', image: 'an image' } as const;

/** Explanations of one name as text for a terminal. */
export function explanationText(name: string, explanations: readonly Explanation[]): string {
  const several =
    explanations.length > 1
      ? [`${name} is the name of ${explanations.map(({ kind }) => kinds[kind]).join(' and of ')}.`, '']
      : [];
  const lines = explanations.flatMap((each, index) => [...(index === 0 ? [] : ['']), ...textOf(each)]);
  return [...several, ...lines].map((line) => printable(line)).join('\n');
}
