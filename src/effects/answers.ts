import { followTheme } from './light/eclipse.ts';
import { followSun } from './light/liftSun.ts';
import { followScrollOn } from './scroll/scrollOn.ts';

/**
 * How the light answers a visitor: each of it is left out with less motion, and costs no frame at rest.
 * `prepare` loads a page that may be opened.
 */
export function startAnswers(prepare: (pathname: string) => void): void {
  followTheme();
  followScrollOn(prepare);
  followSun();
}
