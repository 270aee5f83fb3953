/** Measures of the components, in px. */
export const component = {
  header: { height: { base: 76, lg: 100 } },
  button: {
    small: { height: 44, padding: 20, dot: 8 },
    medium: { height: 52, padding: 28, dot: 8 },
    hero: { height: { base: 60, md: 72 }, padding: 40, dot: 12 },
  },
  iconButton: { glyph: 20, padding: { small: 4, medium: 8, large: 12 } },
  chip: { height: 32, padding: 14, gap: 8 },
  menuRow: { height: { base: 64, md: 72, lg: 100 } },
  menuImage: { size: 372 },
  floatingBar: { maxWidth: 600, height: 60, top: 28, bottom: 80, padding: 8 },
  switch: { width: 72, height: 40, knob: 32, inset: 4 },
  field: { height: 60, padding: 20 },
  cursor: { ring: 16, ringWidth: 1.5, glow: 320 },
  orb: { size: 200, halo: 256 },
  phase: { size: 14 },
} as const;

/** Minimum size in px of a hit area. */
export const hitAreaMin = 44;
