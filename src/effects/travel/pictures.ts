import { duration, easing } from '#ui/theme/tokens.ts';
import type { Place } from './places.ts';
import { animatePart } from './play.ts';

/** The disc of one page becomes that of the other on its whole way. */
export function crossfade(from: Place, to: Place): void {
  animatePart('old', 'light', [{ opacity: from.opacity }, { opacity: 0 }]);
  animatePart('new', 'light', [{ opacity: 0 }, { opacity: to.opacity }]);
}

const imageIn = (element: Element) =>
  element instanceof HTMLImageElement ? element : element.querySelector('img');

/** The file of an image, at whatever size. */
const fileOf = ({ currentSrc }: HTMLImageElement) => currentSrc.split('?')[0];

/** Resolves when an image can be drawn, at the latest after so many ms. */
function whenDrawn(image: HTMLImageElement | null, limit: number): Promise<unknown> {
  const isLate = new Promise((done) => setTimeout(done, limit));
  return Promise.race([isLate, image?.decode().catch(() => {})]);
}

/** Shows the picture that the visitor has pressed until the same one has loaded in its new size. */
function lend(from: HTMLImageElement | null, to: HTMLImageElement | null): void {
  if (!from || !to || to.complete || fileOf(from) !== fileOf(to)) return;
  to.style.background = `url(${JSON.stringify(from.currentSrc)}) center / cover`;
}

/**
 * A cover gives way to the project's first image while both have the same shape, at the start; until
 * that image has loaded the cover stays.
 */
export function swapPictures(from: HTMLElement, to: HTMLElement): void {
  const timing = { duration: duration.quick, easing: easing.linear };
  const image = imageIn(to);
  lend(imageIn(from), image);
  const fades = [
    animatePart('old', 'cover', [{ opacity: 1 }, { opacity: 0 }], timing),
    animatePart('new', 'cover', [{ opacity: 0 }, { opacity: 1 }], timing),
  ];
  for (const fade of fades) fade.pause();
  void whenDrawn(image, duration.pageFade - duration.quick).then(() => {
    for (const fade of fades) fade.play();
  });
}
