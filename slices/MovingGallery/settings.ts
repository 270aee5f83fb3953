import type { Content } from '@prismicio/client';
import type { CSSProperties } from 'react';
import { darkPalette, radius, breakpoint } from '#ui/theme/tokens.ts';
import { bezel, gapFactor, minPitch, outerReach } from './measures.ts';

export type FrameType = keyof typeof bezel;

/** The gallery's fields with defaults and limits. */
export interface GallerySettings {
  readonly columns: number;
  /** In px, as are gap and radius. */
  readonly height: number;
  readonly gap: number;
  /** In degrees; below 0 the columns lean left. */
  readonly angle: number;
  /** In px per second; 0 stops them. */
  readonly speed: number;
  readonly frame: FrameType;
  readonly radius: number;
  readonly frameColor: string;
  readonly background: string | null;
}

export type GalleryFields = Content.MovingGallerySlice['primary'];

export function gallerySettings(fields: GalleryFields): GallerySettings {
  return {
    columns: Math.round(within(fields.columns ?? 4, 1, 8)),
    height: within(fields.height ?? 900, 200, 2000),
    gap: within(fields.gap ?? 28, 0, 200),
    angle: within(fields.angle ?? 0, -45, 45),
    speed: within(fields.speed ?? 30, 0, 400),
    frame: fields.frame_type in bezel ? fields.frame_type : 'Simple',
    radius: within(fields.frame_radius ?? radius.frame, 0, 80),
    frameColor: fields.frame_color || darkPalette.surfaceSunken,
    background: fields.background || null,
  };
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The settings as CSS variables for the style file. */
export function galleryVariables(settings: GallerySettings): CSSProperties {
  const { columns, height, gap, angle, speed, frame, frameColor, background } = settings;
  const turn = (angle * Math.PI) / 180;
  const variables: Record<string, string | number> = {
    '--columns': columns,
    '--height': `${height}px`,
    '--gap': `${gap}px`,
    '--angle': `${angle}deg`,
    '--sin': rounded(Math.abs(Math.sin(turn))),
    '--cos': rounded(Math.cos(turn)),
    '--tan': rounded(Math.tan(turn)),
    '--speed': speed,
    '--bezel': bezel[frame],
    '--frame-radius': `${settings.radius}px`,
    '--frame-color': frameColor,
    ...(background !== null && { '--gallery-background': background }),
  };
  // Cast: React's style type has no custom properties.
  return variables as CSSProperties;
}

/** Five digits are finer than a pixel and keep the markup short. */
export function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/** The `sizes` of an image in the gallery, computed as in coverage.ts. */
export function gallerySizes(settings: GallerySettings): string {
  const { columns, height, gap, angle, frame } = settings;
  const turn = (angle * Math.PI) / 180;
  const share = 1 / (columns + outerReach);
  const ofWidth = rounded(Math.cos(turn) * share * 100);
  const ofHeight = Math.round(height * Math.abs(Math.sin(turn)) * share);
  const screen = rounded(1 - 2 * bezel[frame]);
  const at = (step: keyof typeof gapFactor) =>
    `calc((max(${minPitch[step]}px, ${ofWidth}vw + ${ofHeight}px) - ${Math.round(gap * gapFactor[step])}px) * ${screen})`;
  return `(min-width: ${breakpoint.lg}px) ${at('lg')}, (min-width: ${breakpoint.md}px) ${at('md')}, ${at('base')}`;
}
