import type { blocks } from 'virtual:pagewright/gallery';
import css from './BlockEntry.module.css';
import { BlockUses } from './BlockUses.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';

interface BlockEntryProps {
  readonly block: (typeof blocks)[number];
  readonly width: number;
}

/** One block type: its description and its props from the schema, and each example with its JSON. */
export function BlockEntry({ block, width }: BlockEntryProps) {
  const { type, description, props, examples, uses } = block;
  return (
    <section className={css.entry} id={type} aria-labelledby={`${type}-name`}>
      <h2 className={css.name} id={`${type}-name`}>
        <a className={css.anchor} href={`#${type}`}>
          {type}
        </a>
      </h2>
      <p className={css.description}>{description}</p>
      <details className={css.props}>
        <summary>
          {props.length} {props.length === 1 ? 'prop' : 'props'}
        </summary>
        <dl className={css.list}>
          {props.map((prop) => (
            <div key={prop.name} className={css.prop}>
              <dt className={css.term}>
                <code>{prop.name}</code> <span className={css.type}>{prop.type}</span>
              </dt>
              <dd>
                {prop.description}
                {prop.isRequired && ' Required.'}
                {prop.defaultValue !== undefined && (
                  <>
                    {' Default: '}
                    <code>{prop.defaultValue}</code>.
                  </>
                )}
                {prop.values && (
                  <ul>
                    {prop.values.map((each) => (
                      <li key={each.value}>
                        <code>{each.value}</code>: {each.description}
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <BlockUses uses={uses} />
      {examples.map(({ json }, index) => (
        <div key={json} className={css.example} data-wide={width > 800}>
          <ExampleFrame type={type} index={index} width={width} />
          <pre className={css.json}>{json}</pre>
        </div>
      ))}
    </section>
  );
}
