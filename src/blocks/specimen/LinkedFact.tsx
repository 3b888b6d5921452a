import type { BlockProps } from '../../generated/block-props.ts';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';

type Fact = NonNullable<BlockProps['specimen']['foot']>[number];

/** A fact as one sentence: its beginning in bold, then the rest, which may be a link. */
export function LinkedFact({ fact: { term, text, href } }: { readonly fact: Fact }) {
  return (
    <>
      <b>{term}</b> {href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>}
    </>
  );
}
