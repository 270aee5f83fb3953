import { followTheme } from './light/eclipse.ts';
import { followLean } from './light/leanLight.ts';
import { followSun } from './light/liftSun.ts';
import { lightCovers } from './light/lightCovers.ts';
import { followNight } from './light/night.ts';
import { followScrollOn } from './scroll/scrollOn.ts';

/**
 * How the light answers a visitor: each of it is left out with less motion, and costs no frame at rest.
 * `prepare` loads a page that may be opened.
 */
export function startAnswers(page: HTMLElement, prepare: (pathname: string) => void): void {
  followTheme();
  followScrollOn(prepare);
  followSun();
  followNight(page);
  followLean();
  lightCovers();
}
