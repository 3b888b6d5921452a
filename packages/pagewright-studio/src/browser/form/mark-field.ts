import css from './mark-field.module.css';

/** Milliseconds for which a field is marked: long enough to find it. */
const markTime = 2_400;

let marked: Element | undefined;
let end: ReturnType<typeof setTimeout> | undefined;

/** Marks a field for a moment. Only one field has a mark. */
export function markElement(element: Element): void {
  clearTimeout(end);
  unmark();
  marked = element;
  // Not by React: the mark says nothing about the value, and disappears by itself.
  element.classList.add(css.marked ?? 'marked');
  element.toggleAttribute('data-marked', true);
  end = setTimeout(unmark, markTime);
}

/** Removes the mark: the focus says more. */
export function unmark(): void {
  marked?.classList.remove(css.marked ?? 'marked');
  marked?.removeAttribute('data-marked');
  marked = undefined;
}
