/**
 * Lets elements of the page take the focus only while the page has it. By themselves, as a menu does that opens, they would
 * take it from the form, and with it what is being typed there.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithin(options) {
    if (this.ownerDocument.hasFocus()) focus.call(this, options);
  };
}
