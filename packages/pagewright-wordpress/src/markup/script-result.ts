import type { ContentApi } from 'pagewright/source';

/** Attributes that only counters have, with their last number. */
const ends = ['to-value', 'count-to', 'counter-value', 'number-value', 'purecounter-end', 'odometer-final'];

/** Attributes with the last number if the element has the class of a counter, or shows a number. */
const likelyEnds = ['count', 'counter', 'target', 'to'];

/** Attributes with the last number if the element has the class of a counter. */
const possibleEnds = ['value', 'end', 'end-value', 'number', 'stop', 'final'];

const counter = /count(?!down)|odometer|number|(?:^|[-_])(?:stats?|timer)(?:[-_]|$)/i;
const number = /^[-+]?\d[\d.,]{0,20}[%+]?$/;

/** A number with a separator between its thousands. */
function grouped(value: string, separator: string): string {
  const thousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
  return separator.length === 1 ? value.replace(/\d+/, thousands) : value;
}

type ScriptResultOf = NonNullable<ContentApi['scriptResultOf']>;
type ScriptedElement = Parameters<ScriptResultOf>[0];

function lastNumber({ data, classes, text }: ScriptedElement): string | undefined {
  const isCounter = classes.some((name) => counter.test(name));
  const names = [
    ...ends,
    ...(isCounter || number.test(text) ? likelyEnds : []),
    ...(isCounter ? possibleEnds : []),
  ];
  const found = names.map((name) => data[name]?.trim()).find((value) => value && number.test(value));
  if (!found) return undefined;
  const separator = data.delimiter ?? data['number-separator'] ?? data.separator ?? '';
  return `${data.prefix ?? ''}${grouped(found, separator)}${data.suffix ?? ''}`;
}

const films = ['youtube_url', 'vimeo_url', 'dailymotion_url', 'videopress_url', 'url'];

/** The URL of the film in the settings of a page builder, as JSON. */
function filmIn(settings: string): string | undefined {
  try {
    const values: unknown = JSON.parse(settings);
    if (typeof values !== 'object' || values === null) return undefined;
    const type: unknown = Reflect.get(values, 'video_type');
    const own = typeof type === 'string' ? [`${type}_url`] : [];
    const urls = [...own, ...films].map((name): unknown => Reflect.get(values, name));
    return urls.find((url): url is string => typeof url === 'string' && /^(?:https?:)?\/\//.test(url));
  } catch {
    return undefined;
  }
}

/** What scripts of plugins and page builders put into an element: the last number of a counter, or a film. */
export const scriptResult: ScriptResultOf = (element) => {
  const { classes, data } = element;
  if (classes.includes('elementor-widget-video')) return { frame: filmIn(data.settings ?? '') };
  if (classes.includes('elementor-custom-embed-image-overlay'))
    return { frame: filmIn(data['elementor-lightbox'] ?? '') };
  return { text: lastNumber(element) };
};
