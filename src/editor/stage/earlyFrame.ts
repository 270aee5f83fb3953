import { CANVAS_PATH } from '#content/editorPaths.ts';
import { EARLY_FRAME } from '#effects/boot/earlyFrame.ts';

/** Puts the frame of the page into an element, as its first child: the early one where browsers can move it as it is. */
export function putFrame(sheet: HTMLElement, look: string): HTMLIFrameElement {
  const early = document.querySelector<HTMLIFrameElement>(`iframe[${EARLY_FRAME}]`);
  // Put elsewhere in any other way, a frame starts again.
  if (early && 'moveBefore' in sheet) {
    sheet.moveBefore(early, sheet.firstChild);
    early.className = look;
    early.removeAttribute(EARLY_FRAME);
    return early;
  }
  early?.remove();
  const frame = document.createElement('iframe');
  frame.className = look;
  frame.title = 'Page';
  // The site's own page, of the same origin: a sandbox would have to allow it everything.
  frame.src = CANVAS_PATH;
  sheet.insertBefore(frame, sheet.firstChild);
  return frame;
}
