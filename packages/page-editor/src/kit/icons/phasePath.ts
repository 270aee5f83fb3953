/**
 * The lit part of a disc as an SVG path, waxing from the right: 0 is new, 0.5 half, 1 full. The
 * edge of the light is half an ellipse.
 */
export function phasePath(phase: number, radius: number, center: number): string {
  const lit = Math.min(Math.max(phase, 0), 1);
  if (lit === 0) return '';
  const top = `${center} ${center - radius}`;
  const bottom = `${center} ${center + radius}`;
  const edge = Math.round(Math.abs(1 - 2 * lit) * radius * 1000) / 1000;
  const sweep = lit > 0.5 ? 1 : 0;
  return `M${top}A${radius} ${radius} 0 0 1 ${bottom}A${edge} ${radius} 0 0 ${sweep} ${top}Z`;
}
