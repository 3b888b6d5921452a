import { describe, expect, test } from 'vitest';
import { wordpress } from '../src/wordpress.ts';

const { classOf, styleClassOf } = wordpress().api;

describe('classes of WordPress', () => {
  test.each([
    ['wp-block-columns', 'content-columns'],
    ['wp-block-button__width-75', 'content-width-75'],
    ['wp-block-group-is-layout-flex', undefined],
    ['alignright', 'content-align-right'],
    ['has-text-align-center', 'content-text-center'],
    ['has-media-on-the-right', 'content-media-right'],
    // Saved before WordPress 5.9, and by the classic editor.
    ['blocks-gallery-grid', 'content-gallery-grid'],
    ['blocks-gallery-item', 'content-gallery-item'],
    ['gallery-columns-4', 'content-columns-4'],
    ['wp-caption', 'content-captioned'],
    ['wp-image-17', undefined],
    ['has-vivid-red-background-color', undefined],
    ['post-9', undefined],
  ])('%s becomes %s', (name, expected) => {
    expect(classOf?.(name)).toBe(expected);
  });

  test.each([
    ['flex-basis', '33.33%', 'content-width-33'],
    ['flex-basis', '37%', 'content-width-38'],
    ['flex-basis', '12.5rem', 'content-width-200px'],
    ['grid-template-columns', '38% auto', 'content-media-38'],
    ['grid-template-columns', 'auto 66%', 'content-media-66'],
    ['aspect-ratio', '16/9', 'content-aspect-16-9'],
    ['aspect-ratio', '1', 'content-aspect-1-1'],
    ['object-position', '50% 0%', 'content-focus-top-center'],
    ['width', 'calc(100% - 2px)', undefined],
    ['width', 'expression(alert(1))', undefined],
    ['height', '-40px', undefined],
    ['color', '#ff0000', undefined],
    ['position', 'fixed', undefined],
  ])('the style %s: %s becomes %s', (property, value, expected) => {
    expect(styleClassOf?.(property, value)).toBe(expected);
  });
});
