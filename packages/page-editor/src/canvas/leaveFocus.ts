/**
 * Lets elements of the page take the focus only while the page has it. By themselves, as a menu does that opens, they would
 * take it from the form, and with it what is being typed there. A text that is edited in place gets it from the editor.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithin(options) {
    if (this.isContentEditable || this.ownerDocument.hasFocus()) focus.call(this, options);
  };
}
