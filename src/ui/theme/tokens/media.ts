/** Of a project's cover, in px; `rise`: how far its foreground stands out above it. */
export const cover = {
  height: { base: 250, md: 420, lg: 560 },
  rise: { base: 28, md: 44 },
} as const;

/** Width in px of a framed video on a spread. */
export const videoFrameWidth = 320;

/** Image qualities (0 to 100). */
export const imageQuality = {
  high: 80,
  medium: 40,
  low: 20,
} as const satisfies Readonly<Record<string, number>>;

export type ImageQuality = keyof typeof imageQuality;
