import { configs, type JsonObject, json } from 'pagewright/tooling';
import useSWR from 'swr';
import { useStudio } from '../../shell/studio-context.ts';
import type { ContentAnswer, QueryAnswer } from './content-answer.ts';

/** The content of the queries of a config, on the path that the frame shows. */
interface PageContentState {
  /** Undefined until it is read for the first time. */
  readonly answer: ContentAnswer | undefined;
  readonly isReading: boolean;
  /** Reads all content again. */
  refresh(): Promise<void>;
}

/** Milliseconds until content that could not be read is read again. */
const retryPause = 15_000;

/** When an answer is read again by itself: if the content service may be back by then. 0 for never. */
export function rereadDelay(answer: ContentAnswer | undefined): number {
  const isDown = Object.values(answer?.queries ?? {}).some((each) => {
    if (!('failure' in each)) return false;
    const { kind, status = 500 } = each.failure;
    return kind === 'network' || kind === 'timeout' || (kind === 'http' && status >= 500);
  });
  return isDown ? retryPause : 0;
}

const keys = new WeakMap<JsonObject, string>();

/** What decides which content a config has: its queries, and the params of its route and its URL. */
function contentKey(value: JsonObject): string {
  const known = keys.get(value);
  if (known !== undefined) return known;
  const { data = null, paging = null, params = null, urlParams = null } = value;
  const key = JSON.stringify([data, paging, params, urlParams]);
  keys.set(value, key);
  return key;
}

/**
 * Reads the content of a config. All who ask share one answer. It is read again when the queries change, but not before the server knows
 * them: until then the last answer stays.
 */
export function useContent(file: string): PageContentState {
  const { server, state, view } = useStudio();
  const { path } = view;
  const config = configs.read(state.site, file);
  // The server knows all changes then.
  const key = config && !state.isPending ? [file, path, contentKey(config.value)] : null;
  const { data, isValidating, mutate } = useSWR(
    key,
    () => server.request<ContentAnswer>('content', { file, path }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
      refreshInterval: rereadDelay,
    },
  );
  return {
    answer: data && data.file === file && json.isRecord(data.queries) ? data : undefined,
    isReading: isValidating,
    refresh: async () => {
      await mutate(server.request<ContentAnswer>('content', { file, path, fresh: true }), {
        revalidate: false,
      });
    },
  };
}

/** The answer for one query of a config; undefined if it is not known yet. */
export function queryAnswer(answer: ContentAnswer | undefined, query: string): QueryAnswer | undefined {
  return answer && Object.hasOwn(answer.queries, query) ? answer.queries[query] : undefined;
}
