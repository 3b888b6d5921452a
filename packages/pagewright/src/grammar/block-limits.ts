/** Values of route params, by the names of the params. */
export type ParamLists = { readonly [param: string]: readonly string[] };

/** Limits a block to some pages of a route. */
export interface BlockLimits {
  /** The block is shown only on pages whose route params have one of these values. */
  readonly only?: ParamLists;
  /** The block is not shown on pages whose route params have one of these values. */
  readonly except?: ParamLists;
}

/** Whether a page shows a block. */
export function isShownAt(
  { only, except }: BlockLimits,
  params: { readonly [param: string]: string },
): boolean {
  const allListed = (lists: ParamLists, isListed: boolean) =>
    Object.entries(lists).every(([param, values]) => values.includes(params[param] ?? '') === isListed);
  return allListed(only ?? {}, true) && allListed(except ?? {}, false);
}
