/** Gives jsdom what it lacks of modal dialogs: they are open or not, and the browser keeps no focus. */
export function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
