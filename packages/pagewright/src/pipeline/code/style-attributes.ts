/** Why a style attribute has no effect, and the way out. */
export const noStyleAttributes =
  'The content policy forbids style attributes, so built pages do not show it. Use a class, or set the style in an effect: ref.current.style.setProperty("--width", width)';
