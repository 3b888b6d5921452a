import type { PageDraft } from '../../../config/page-draft.ts';
import { type CompileOptions, compile, type Scope } from '../../../grammar/compile/compile.ts';
import { isPlain } from '../../../grammar/compile/compile-plain.ts';
import { verify } from '../../../grammar/compile/verify.ts';
import type { Plan } from '../../../grammar/plans/value-plan.ts';
import { isObject, type Json } from '../../../json/json-value.ts';
import type { JsonSchema } from '../../../schema/json-schema.ts';
import type { ImageSizes } from '../../../schema/literal-completion.ts';
import type { CheckedHead } from '../../facts/checked-page.ts';
import { noReferences, referencesOf } from '../../facts/references.ts';
import { prefixPointers } from '../prefix-pointers.ts';

/** The properties that every head needs, even without content. */
const alwaysNeeded: ReadonlySet<string> = new Set(['title', 'description']);

function headOptions({ isValid }: PageDraft): CompileOptions {
  return { isValid, alwaysNeeded };
}

export function checkHead(draft: PageDraft, schema: JsonSchema, scope: Scope): CheckedHead {
  const { head } = draft;
  if (head === undefined || !isObject(head))
    return {
      title: undefined,
      isHidden: false,
      canonical: undefined,
      queries: [],
      references: noReferences,
      found: [],
    };
  const { canonical } = head;
  const verified = verify(head, schema, scope, headOptions(draft));
  return {
    title: literalTitle(verified.plan, head.title),
    isHidden: head.noindex === true,
    canonical: typeof canonical === 'string' && isPlain(canonical) ? canonical : undefined,
    queries: verified.queries,
    references: referencesOf(verified, head, '/head', { origin: draft.origin, pointer: '/head' }),
    found: prefixPointers('/head', verified.problems),
  };
}

/** Reads a plain title from the config, because pages with the same bindings share a plan, with the text of one of them. */
function literalTitle(head: Plan | undefined, written: Json | undefined): string | undefined {
  if (!head) return undefined;
  if (typeof written === 'string' && isPlain(written)) return written;
  if (head.is !== 'object') return undefined;
  const title = head.properties.title;
  return title?.is === 'literal' && typeof title.value === 'string' ? title.value : undefined;
}

/** Compiles the head; undefined if it has an error. */
export function compileHead(
  draft: PageDraft,
  schema: JsonSchema,
  scope: Scope,
  images: ImageSizes,
): Plan | undefined {
  const { head } = draft;
  if (head === undefined || !isObject(head)) return undefined;
  return compile(head, schema, scope, { ...headOptions(draft), images }).compiled?.plan;
}
