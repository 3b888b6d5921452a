import type { bindings, Json, SchemaNode } from 'pagewright/tooling';
import { dataStrings } from '../data-strings.ts';
import { Thumbnail } from '../values/SampleValue.tsx';
import { valueInWords } from '../values/value-text.ts';
import css from './ItemPreview.module.css';
import { itemRow } from './item-preview.ts';

interface ItemPreviewProps {
  /** Undefined if the content is not known. */
  readonly shown: ReturnType<typeof bindings.shownItems>;
  /** How many items the list has. */
  readonly count: number;
  readonly node: SchemaNode | undefined;
}

/** The first items of a list, as the page shows them: image, title, text and link. */
export function ItemPreview({ shown, count, node }: ItemPreviewProps) {
  const { each } = dataStrings;
  return (
    <section className={css.preview} aria-label={each.preview}>
      <h4 className={css.heading}>
        {each.preview}
        {shown && count > 0 && <span className={css.count}>{each.shown(shown.items.length, count)}</span>}
      </h4>
      {!shown && <p className={css.note}>{each.unknown}</p>}
      {shown && count === 0 && <p className={css.note}>{each.noPreview}</p>}
      {shown && (
        <ol className={css.items}>
          {shown.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of content have no identity.
            <Item key={index} item={item} node={node} />
          ))}
        </ol>
      )}
      {shown && shown.dropped > 0 && <p className={css.note}>{each.dropped(shown.dropped)}</p>}
    </section>
  );
}

function Item({ item, node }: { readonly item: Json; readonly node: SchemaNode | undefined }) {
  const { image, title, text, link } = itemRow(item, node);
  return (
    <li className={css.item}>
      {image !== undefined && <Thumbnail src={image} />}
      <div className={css.words}>
        {title !== undefined && <span className={css.title}>{valueInWords(title)}</span>}
        {text !== undefined && <span className={css.text}>{valueInWords(text)}</span>}
        {link !== undefined && <span className={css.link}>{link}</span>}
      </div>
    </li>
  );
}
