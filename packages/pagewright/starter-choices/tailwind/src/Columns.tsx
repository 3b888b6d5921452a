import type { BlockProps } from 'pagewright';

/** `slots` has the blocks that a page puts into each column, rendered. */
export default function Columns({ heading, slots }: BlockProps['columns']) {
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <div className="grid gap-8 sm:grid-cols-2">
        <div>{slots.left}</div>
        <div>{slots.right}</div>
      </div>
    </section>
  );
}
