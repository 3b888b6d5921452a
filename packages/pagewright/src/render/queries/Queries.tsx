import type { ReactNode } from 'react';
import type { QueryStates } from '../blocks/drawing.ts';
import type { PageModule } from '../routing/page-module.ts';
import type { RouteParams } from '../routing/route-match.ts';
import type { QueryKeys } from './query-keys.ts';
import { useQuery } from './use-query.ts';

interface QueriesProps {
  readonly page: PageModule;
  readonly keys: QueryKeys;
  readonly params: RouteParams;
  readonly children: (states: QueryStates) => ReactNode;
}

interface NextQueryProps extends QueriesProps {
  readonly names: readonly string[];
  readonly known: QueryStates;
}

/** One component a query, nested, since a hook may not stand in a loop. */
function NextQuery({ names, known, ...rest }: NextQueryProps) {
  const [name, ...others] = names;
  const plan = name === undefined ? undefined : rest.page.plan.queries[name];
  if (name === undefined || !plan) return rest.children(known);
  return <OneQuery {...rest} key={name} name={name} plan={plan} names={others} known={known} />;
}

function OneQuery({
  name,
  plan,
  known,
  ...rest
}: NextQueryProps & { readonly name: string; readonly plan: PageModule['plan']['queries'][string] }) {
  const state = useQuery(rest.page, plan, rest.keys[name], rest.params);
  return <NextQuery {...rest} known={{ ...known, [name]: state }} />;
}

/** Reads all queries of a page at once and hands their states to `children`. */
export function Queries(props: QueriesProps) {
  return <NextQuery {...props} names={Object.keys(props.page.plan.queries)} known={{}} />;
}
