import { inlineScript } from './inlineScript.ts';

/** Attribute of the frame that this script adds; the window takes it over. */
export const EARLY_FRAME = 'data-early';

interface EarlyFrame {
  readonly path: string;
  /** Attribute that the page's code finds it by. */
  readonly mark: string;
}

/** Runs inline: starts the page's frame while the code that takes it over is loaded, where browsers can move it as it is. */
export function earlyFrame({ path, mark }: EarlyFrame): void {
  if (!('moveBefore' in Element.prototype)) return;
  const frame = document.createElement('iframe');
  frame.setAttribute(mark, '');
  frame.title = 'Page';
  frame.src = path;
  document.body.append(frame);
}

export const earlyFrameScript = (options: EarlyFrame): string => inlineScript(earlyFrame, options);
