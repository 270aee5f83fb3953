import type { ZoneVariant } from '#content/sliceZone.ts';

interface WorkHeading {
  readonly text: string;
  /** The phrase set lighter, where it is known; the heading decides by itself otherwise. */
  readonly second?: string;
}

/**
 * Words above the cards. Home always has a heading and adds the list the address asks for; a list
 * screen brings its own title, so that there an empty heading draws none.
 */
export function workHeading(
  heading: string | null,
  variant: ZoneVariant,
  listName: string | undefined,
): WorkHeading | null {
  const words = heading || (variant === 'list' ? null : 'Selected Work');
  if (!words) return null;
  if (variant !== 'home' || !listName) return { text: words };
  const second = `for ${listName}`;
  return { text: `${words} ${second}`, second };
}
