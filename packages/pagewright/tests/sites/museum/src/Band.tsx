import type { BlockProps } from 'pagewright';
import type { ReactNode } from 'react';

interface BandProps {
  readonly tone: BlockProps['notice']['tone'];
  readonly heading?: string | undefined;
  readonly lead?: string | undefined;
  readonly layout?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a page: its background over the full width, and its heading. */
export function Band({ tone, heading, lead, layout, children }: BandProps) {
  return (
    <section data-tone={tone} data-layout={layout}>
      {heading !== undefined && <h2>{heading}</h2>}
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}
