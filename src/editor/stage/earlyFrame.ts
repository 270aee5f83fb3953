/** Of the frame that a script in the window's page adds, so that it starts while the window's code is loaded. */
const EARLY = 'data-early';

const PAGE = '/edit/canvas';

/** Puts the frame of the page into an element, as its first child: the early one where browsers can move it as it is. */
export function putFrame(sheet: HTMLElement, look: string): HTMLIFrameElement {
  const early = document.querySelector<HTMLIFrameElement>(`iframe[${EARLY}]`);
  // Put elsewhere in any other way, a frame starts again.
  if (early && 'moveBefore' in sheet) {
    sheet.moveBefore(early, sheet.firstChild);
    early.className = look;
    early.removeAttribute(EARLY);
    return early;
  }
  early?.remove();
  const frame = document.createElement('iframe');
  frame.className = look;
  frame.title = 'Page';
  // The site's own page, of the same origin: a sandbox would have to allow it everything.
  frame.src = PAGE;
  sheet.insertBefore(frame, sheet.firstChild);
  return frame;
}
