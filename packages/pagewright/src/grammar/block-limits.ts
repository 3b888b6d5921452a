/** Lists of values of route params, by the names of the params. */
export type ParamLists = { readonly [param: string]: readonly string[] };

/** Limits a block to some pages of a route. */
export interface BlockLimits {
  /** The block is shown only on pages whose route params have one of these values. */
  readonly only?: ParamLists;
  /** The block is not shown on pages whose route params have one of these values. */
  readonly except?: ParamLists;
}

type Params = { readonly [param: string]: string };

/** True if each list contains the value of its param. With `expected` false: if no list does. */
function areListed(lists: ParamLists, params: Params, expected: boolean): boolean {
  for (const param in lists) if (lists[param]?.includes(params[param] ?? '') !== expected) return false;
  return true;
}

/** Whether a page shows a block. */
export function isShownAt({ only, except }: BlockLimits, params: Params): boolean {
  return (!only || areListed(only, params, true)) && (!except || areListed(except, params, false));
}
