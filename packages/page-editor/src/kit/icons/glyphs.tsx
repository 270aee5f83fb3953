import type { ReactNode } from 'react';

/** Shapes on a 20 by 20 grid; lines are 1.5 wide, `data-fill` marks solid shapes. */
export const glyphs = {
  'arrow-left': <path d="M16 10H4m5-5-5 5 5 5" />,
  bold: <path d="M6 4h4.8a3 3 0 0 1 0 6H6zm0 6h5.4a3 3 0 0 1 0 6H6z" strokeWidth="1.8" />,
  branch: (
    <>
      <circle cx="6" cy="4.5" r="1.8" />
      <circle cx="6" cy="15.5" r="1.8" />
      <circle cx="14" cy="6.5" r="1.8" />
      <path d="M6 6.3v7.4M14 8.3c0 3-3 3.2-5.5 3.7C7 12.4 6 13 6 13.7" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="4.5" width="13" height="12" rx="3" />
      <path d="M3.5 8.5h13M7 3v3M13 3v3" />
    </>
  ),
  check: <path d="m4 10.5 4 4 8-9" />,
  'chevron-down': <path d="M6 8l4 4 4-4" />,
  'chevron-left': <path d="M12 6l-4 4 4 4" />,
  'chevron-right': <path d="M8 6l4 4-4 4" />,
  close: <path d="M4.5 4.5l11 11m0-11-11 11" />,
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2.5" />
      <path d="M4.5 13A1.5 1.5 0 0 1 3.5 11.5V6A2.5 2.5 0 0 1 6 3.5h5.5A1.5 1.5 0 0 1 13 4.5" />
    </>
  ),
  crop: <path d="M6 2.5V12.5A1.5 1.5 0 0 0 7.5 14H17.5M2.5 6H12.5A1.5 1.5 0 0 1 14 7.5V17.5" />,
  direction: <path d="M10.5 3.5v9M14 3.5v9M16 3.5H9.5a3 3 0 0 0 0 6h1M15 16H4m2.5-2L4 16l2.5 2" />,
  down: <path d="M10 4v12m5-5-5 5-5-5" />,
  curve: <path d="M3 15.5l4.2-5 3.4 2.5L17 4.5" />,
  dropper: (
    <path d="M11 5.5l3.5 3.5M12.5 7.5l-7 7-2.5.800.8-2.5 7-7m1-1 1.7-1.7a1.8 1.8 0 0 1 2.5 2.5L14.3 7.3" />
  ),
  embed: <path d="M6.5 6.5 3 10l3.5 3.5M13.5 6.5 17 10l-3.5 3.5M11.3 4.5l-2.6 11" />,
  external: <path d="M6 14l8-8M7.5 6H14v6.5" />,
  eye: (
    <>
      <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  file: (
    <>
      <path d="M6 3.5h5.5L15 7v8a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 15V5a1.5 1.5 0 0 1 1-1.5z" />
      <path d="M11.3 3.7V7.3H15" />
    </>
  ),
  film: (
    <>
      <rect x="3" y="4.5" width="14" height="11" rx="3" />
      <path d="M8.5 8v4l3.2-2z" data-fill="" />
    </>
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c5 4.4 5 9.6 0 14-5-4.4-5-9.6 0-14z" />
    </>
  ),
  grip: (
    <path
      d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01"
      strokeWidth="2.2"
    />
  ),
  italic: <path d="M8.5 4h6M5.5 16h6M11.7 4l-3.4 12" />,
  label: (
    <>
      <path d="M3.5 5A1.5 1.5 0 0 1 5 3.5h4.7a2 2 0 0 1 1.4.600l5 5a2 2 0 0 1 0 2.8l-4.2 4.2a2 2 0 0 1-2.8 0l-5-5a2 2 0 0 1-.6-1.4z" />
      <path d="M7 7h.01" strokeWidth="2.2" />
    </>
  ),
  link: (
    <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l.9-.9" />
  ),
  list: <path d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.01M3.6 10h.01M3.6 14.5h.01" />,
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="7.5" rx="2.5" />
      <path d="M7 9V6.8a3 3 0 0 1 6 0V9" />
    </>
  ),
  minus: <path d="M4 10h12" />,
  more: <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.4" />,
  'ordered-list': (
    <path d="M8.5 5.5h8M8.5 10h8M8.5 14.5h8M3 4.5l1-.5v3.5M3 12.7c.3-.7 2-.9 2 .2 0 .8-2 1.3-2 2.4h2.1" />
  ),
  outline: (
    <>
      <rect x="3.5" y="4" width="13" height="3.4" rx="1.2" />
      <rect x="3.5" y="9.6" width="13" height="6.4" rx="1.2" />
    </>
  ),
  page: (
    <>
      <path d="M6 3.5h5.5L15 7v8a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 15V5a1.5 1.5 0 0 1 1-1.5z" />
      <path d="M7.8 9.5h4.4M7.8 12.5h4.4" />
    </>
  ),
  phone: (
    <>
      <rect x="6" y="3" width="8" height="14" rx="2" />
      <path d="M9.3 14.5h1.4" />
    </>
  ),
  picture: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="3" />
      <path d="m3.5 13 3.8-3.6 3.4 3.2 2.4-2.2 3.4 3" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  preformatted: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="3" />
      <path d="M6.5 8l2 2-2 2M10.5 12.5h3" />
    </>
  ),
  redo: <path d="M16 8.5H8a4 4 0 0 0 0 8h4M13 5l3.5 3.5L13 12" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 3.5 3.5" />
    </>
  ),
  sound: (
    <path d="M3.5 8v4h2.8L10 15V5L6.3 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.2 5.2a6.7 6.7 0 0 1 0 9.6" />
  ),
  table: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="3" />
      <path d="M3 8.5h14M8.5 8.5V16" />
    </>
  ),
  text: <path d="M12.5 4.5v11M9.5 4.5v11M14.5 4.5H8.4a3 3 0 0 0 0 6h1.1" />,
  theme: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path data-fill="" d="M10 3a7 7 0 0 1 0 14 9 9 0 0 0 0-14z" />
    </>
  ),
  trash: (
    <path d="M4 6h12M8 6V4.2h4V6M5.5 6l.7 9.3c.1.7.6 1.2 1.3 1.2h5c.7 0 1.2-.5 1.3-1.2L14.5 6" />
  ),
  undo: <path d="M4 8.5h8a4 4 0 0 1 0 8H8M7 5 3.5 8.5 7 12" />,
  top: <path d="M5 4h10M10 17V8M6 12l4-4 4 4" />,
  up: <path d="M10 16V4m5 5-5-5-5 5" />,
  upload: (
    <path d="M10 13V3.5m4 4-4-4-4 4M3.5 13.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-1.5" />
  ),
  warning: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6.3v4.4M10 13.6h.01" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type GlyphName = keyof typeof glyphs;
