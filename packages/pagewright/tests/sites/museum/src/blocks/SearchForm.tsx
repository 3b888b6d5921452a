import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';

/** A form without code: the browser opens `action` with the words as the param `q`. */
export default function SearchForm({ title, action, label, button, query, tone }: BlockProps['search-form']) {
  return (
    <Band tone={tone}>
      <h1>{title}</h1>
      <search>
        <form action={action}>
          <label>
            {label}
            <input key={query} type="search" name="q" defaultValue={query} maxLength={100} required />
          </label>
          <button type="submit">{button}</button>
        </form>
      </search>
    </Band>
  );
}
