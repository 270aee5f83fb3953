import type { Turn } from '#ui/look/ramp.ts';

const asDesigned: Turn = (rgb) => rgb;

/** How the colours of the light turn to the owner's accent, for what scripts draw of it; most sites have the design's own. */
export async function ownTurn(): Promise<Turn> {
  const { accent } = document.documentElement.dataset;
  if (accent === undefined) return asDesigned;
  const [{ turnTo }, { parseAccent }] = await Promise.all([
    import('#ui/look/ramp.ts'),
    import('#ui/look/accents.ts'),
  ]);
  const color = parseAccent(accent);
  return (color && turnTo(color)) ?? asDesigned;
}
