import { configs } from 'pagewright/tooling';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import type { PageLink } from '../links/page-links.ts';
import { pageStrings } from '../page-strings.ts';
import css from './LinkChoice.module.css';

/** A link of the list, and what can be done about it. */
export interface ListedLink {
  readonly link: PageLink;
  /** What becomes of it if it is chosen: its new address. Undefined if it is removed. */
  readonly becomes?: string | undefined;
  /** Why the person cannot choose; `isFixed` then says what happens. */
  readonly reason?: string;
  /** yes: it follows in any case. no: nothing happens to it. */
  readonly isFixed?: 'yes' | 'no';
}

interface LinkChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly help?: ReactNode;
  readonly links: readonly ListedLink[];
}

/** The name of a link in the values of a form. */
export function linkKey({ file, start }: PageLink): string {
  return `${file}:${start}`;
}

/** Links to a page. A person chooses the ones that follow a change. */
export function LinkChoice({ name, legend, help, links }: LinkChoiceProps) {
  const id = useId();
  const { input } = useField<readonly string[]>(name);
  const chosen = new Set(input.value);
  const free = links.filter(({ isFixed }) => isFixed === undefined).map(({ link }) => linkKey(link));
  const count = free.filter((key) => chosen.has(key)).length;
  const toggle = (key: string) =>
    input.onChange(chosen.has(key) ? input.value.filter((each) => each !== key) : [...input.value, key]);
  const { kinds, inDraft, becomes: changed, all } = pageStrings.links;
  return (
    <fieldset className={css.links} aria-describedby={help ? `${id}-help` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {free.length > 1 && (
        <label className={css.all}>
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < free.length;
            }}
            checked={count === free.length}
            onChange={() => input.onChange(count === free.length ? [] : free)}
          />
          {all}
        </label>
      )}
      <ul className={css.list}>
        {links.map(({ link, becomes, reason, isFixed }) => (
          <li key={linkKey(link)}>
            <label className={css.link} data-fixed={isFixed}>
              <input
                type="checkbox"
                checked={isFixed === undefined ? chosen.has(linkKey(link)) : isFixed === 'yes'}
                disabled={isFixed !== undefined}
                onChange={() => toggle(linkKey(link))}
              />
              <span className={css.words}>
                {link.label ?? kinds[link.kind]}
                {link.kind !== 'link' && link.label !== undefined && (
                  <span className={css.kind}> · {kinds[link.kind]}</span>
                )}
              </span>
              <span className={css.place}>
                {link.file}:{link.line}
                {configs.kindOf(link.file) === undefined && ` (${inDraft})`}
              </span>
              <span className={css.href}>
                {link.hrefs.map(({ href }) => href).join(', ')}
                {becomes !== undefined && <span className={css.new}> {changed(becomes)}</span>}
              </span>
              {reason !== undefined && <span className={css.reason}>{reason}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
