import type { Turn } from '#ui/look/turn.ts';

const asDesigned: Turn = (rgb) => rgb;

/** How the colours of the light turn to the owner's accent, for what scripts draw of it; most sites have the design's own. */
export async function ownTurn(): Promise<Turn> {
  const { accent } = document.documentElement.dataset;
  if (accent === undefined) return asDesigned;
  const { turnToHex } = await import('#ui/look/turn.ts');
  return turnToHex(accent) ?? asDesigned;
}
