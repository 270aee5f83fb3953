import { followTheme } from './light/eclipse.ts';

/** How the light answers a visitor: each of it is left out with less motion, and costs no frame at rest. */
export function startAnswers(): void {
  followTheme();
}
