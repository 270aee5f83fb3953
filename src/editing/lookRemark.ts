import type { Ramp } from '#ui/look/ramp.ts';

const ratio = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);

const percent = (lightness: number) => Math.round(lightness * 100);

/** An accent that is darker is called black, and one with less colour a grey. */
const BLACK = 0.2;
const GREY = 0.02;

/** What was changed of an accent, so that all of it can be read, in one line; null: nothing, or it is not worth a word. */
export function lookRemark({ accent, dark, light }: Ramp, name: string): string | null {
  if (accent.lightness < BLACK) {
    return 'A light cannot be black. Night uses the darkest that still shines.';
  }
  if (accent.chroma < GREY) return 'Without colour the light is a moon.';
  const dimmed = dark.corrections.find(({ kind }) => kind === 'button');
  if (dimmed?.kind === 'button') {
    const [used, chosen] = [percent(dimmed.lightness), percent(accent.lightness)];
    const why = used > chosen ? 'Too dark' : 'Too bright';
    return `${why} to read on. Buttons at night use ${used} instead of ${chosen}.`;
  }
  const pale = light.corrections.find(({ kind }) => kind === 'mark');
  if (pale?.kind === 'mark') {
    return `On paper ${name} reaches ${ratio(pale.contrast)} to 1, too faint for words and lines. By day they use a deeper one.`;
  }
  const filled = light.corrections.find(({ kind }) => kind === 'button');
  if (filled?.kind === 'button') {
    return `Buttons by day use ${percent(filled.lightness)} instead of ${percent(accent.lightness)}, so that their words can be read.`;
  }
  const faint = [dark, light]
    .flatMap(({ corrections }) => corrections)
    .find(({ kind }) => kind === 'text');
  return faint?.kind === 'text'
    ? `${name} reaches ${ratio(faint.contrast)} to 1, too faint for words. They use a deeper one.`
    : null;
}
