/*
 * Styles of what the editor adds to a page. The page is the project's own, so nothing here depends on
 * variables or a build of ours: it is plain text, which the page's document adopts.
 */

/** The box that stands for a slice that renders nothing. */
export const BOX = 'page-editor-box';
export const BOX_NAME = 'page-editor-box-name';
/** A text of the page while it is edited: its type stays, the caret is the editor's. */
export const IN_PLACE = 'page-editor-text';

/** Distance of list items; of two lists it would be that of blocks. */
export const ITEM_GAP = '--page-editor-item-gap';

/** Of what is edited; a page whose accent is the owner's says so. */
const MARK = 'var(--page-editor-mark, #ff5a33)';

// In rem as far as the page grows with its reader's type size; some projects make a rem 10 px.
const STYLES = `
.${BOX} {
  box-sizing: border-box;
  display: grid;
  align-content: center;
  gap: 4px;
  width: min(100% - 48px, 1112px);
  min-height: 96px;
  margin: 16px auto;
  padding: 24px;
  border: 1px dashed color-mix(in srgb, currentcolor 60%, transparent);
  border-radius: 12px;
  text-align: start;
  font-size: max(0.875rem, 14px);
  font-weight: 400;
  line-height: 1.55;
  letter-spacing: 0;
}
.${BOX}[data-unknown] {
  min-height: 160px;
  border-style: solid;
  background: repeating-linear-gradient(
    135deg,
    transparent 0 12px,
    color-mix(in srgb, currentcolor 8%, transparent) 12px 24px
  );
}
.${BOX_NAME} {
  font-size: max(1rem, 16px);
  font-weight: 500;
  line-height: 1.65;
}
.${IN_PLACE} {
  outline: none;
  cursor: text;
  user-select: text;
  caret-color: ${MARK};
}
.${IN_PLACE} [data-joined] {
  margin-block-start: var(${ITEM_GAP}, 0);
}
.${IN_PLACE} [data-highlight] {
  background: color-mix(in srgb, ${MARK} 30%, transparent);
}
.${IN_PLACE} .ProseMirror-selectednode {
  outline: 2px solid ${MARK};
  outline-offset: 2px;
}
@media (forced-colors: active) {
  .${IN_PLACE} [data-highlight],
  .${IN_PLACE} .ProseMirror-selectednode {
    outline: 2px solid Highlight;
  }
}
`;

/** Gives the page the editor's styles, whatever its content security policy says of style elements. */
export function adoptPageStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}
