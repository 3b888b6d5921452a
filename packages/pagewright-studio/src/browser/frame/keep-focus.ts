/** Keeps a page from taking the focus from the window: it moves the focus to itself after each change, and somebody is typing there. */
export function keepFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
