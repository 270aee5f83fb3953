import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import * as styles from './Icon.styles.ts';
import { shapeOf, type Drawing, type Letter } from './drawing.ts';
import { phasePath } from './phase.ts';

type IconProps = {
  name: IconName | Drawing | Letter;
  className?: string | undefined;
};

/** An icon, 20 px by default, in the current text colour; what it is part of has the name. */
export function Icon({ name, className }: IconProps) {
  if (typeof name === 'object' && 'drawing' in name)
    return (
      <span aria-hidden className={cx(styles.drawing, className)} style={shapeOf(name.drawing)} />
    );
  const isArrow = typeof name === 'string' && name.startsWith('arrow');
  return (
    <svg
      className={cx(styles.icon, isArrow && styles.arrow, className)}
      viewBox="0 0 20 20"
      focusable="false"
      aria-hidden
    >
      {typeof name === 'object' ? (
        <text data-fill="" x="10" y="15.2" textAnchor="middle" fontSize="15" fontWeight="500">
          {name.letter}
        </text>
      ) : (
        glyphs[name]
      )}
    </svg>
  );
}

/** Shapes on a 20 by 20 grid; lines are 1.5 wide, `data-fill` marks solid shapes. */
const glyphs = {
  'arrow-left': <path d="M16 10H4m5-5-5 5 5 5" />,
  'arrow-up-right': <path d="M6 14l8-8M7.5 6H14v6.5" />,
  menu: <path d="M2.75 7h14.5M7.75 13h9.5" />,
  close: <path d="M4.5 4.5l11 11m0-11-11 11" />,
  plus: <path d="M10 4v12M4 10h12" />,
  play: (
    <path
      data-fill=""
      d="M7 4.6v10.8a.6.6 0 0 0 .9.5l8.6-5.4a.6.6 0 0 0 0-1L7.9 4.1a.6.6 0 0 0-.9.5z"
    />
  ),
  pause: <path d="M7 5v10M13 5v10" strokeWidth="2.5" />,
  dark: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path data-fill="" d={phasePath(0.33, 7, 10)} />
    </>
  ),
  light: <circle data-fill="" cx="10" cy="10" r="7.5" />,
  'sound-on': <path d="M3.5 9v2M6.75 6.5v7M10 3.5v13M13.25 6.5v7M16.5 9v2" />,
  'sound-off': (
    <path d="M3.5 10h.01M6.75 10h.01M10 10h.01M13.25 10h.01M16.5 10h.01" strokeWidth="1.8" />
  ),
  network: (
    <>
      <circle data-fill="" cx="3.6" cy="3.8" r="1.5" />
      <path d="M3.6 8v8M8.2 16V8m0 4.2c0-2.7 1.6-4.2 4-4.2s3.9 1.6 3.9 4.2V16" />
    </>
  ),
  showcase: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M7.4 3.3c2.5 3.2 4.3 7.6 5.1 13.1M3 8.9c4.8.1 9-1 12-3.9M4.7 15c2.3-4.1 7.1-5.6 12.5-4.3" />
    </>
  ),
  experiments: (
    <path d="M7.5 3.5h5M8.5 3.5v4.8L4 15.3a.9.9 0 0 0 .8 1.4h10.4a.9.9 0 0 0 .8-1.4l-4.5-7V3.5M6.3 12h7.4" />
  ),
  code: <path d="M6 6l-4 4 4 4M14 6l4 4-4 4M11.3 4.5l-2.6 11" />,
  photos: (
    <>
      <rect x="3" y="3" width="14" height="14" rx="4" />
      <circle cx="10" cy="10" r="3.25" />
      <path d="M14 6h.01" />
    </>
  ),
  link: (
    <path d="M8.3 11.7a3.4 3.4 0 0 0 4.8 0l2.6-2.6a3.4 3.4 0 0 0-4.8-4.8L9.6 5.6m2.1 2.7a3.4 3.4 0 0 0-4.8 0l-2.6 2.6a3.4 3.4 0 0 0 4.8 4.8l1.3-1.3" />
  ),
  error: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6.3v4.4M10 13.6h.01" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof glyphs;
