import type { BlockProps } from 'pagewright';

/** `slots` has the blocks that a page puts into each column, rendered. */
export default function Columns({ heading, slots }: BlockProps['columns']) {
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <div className="columns">
        <div>{slots.left}</div>
        <div>{slots.right}</div>
      </div>
    </section>
  );
}
