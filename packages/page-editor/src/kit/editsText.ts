/** Controls that letters are typed into, here or in the page of the frame. */
const TEXTS = [
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=radio], [type=range], [type=reset], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
].join(', ');

/** Whether a text is edited while an element has the focus: letters, copying and pasting are the text's then. */
export const editsText = (element: Element | null): boolean => element?.closest(TEXTS) != null;
