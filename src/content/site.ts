import { createContext, use } from 'react';

/** Where and when a page is drawn; the browser takes over what the server said, so both agree. */
export interface Site {
  /** Such as `https://example.com`; addresses that leave the site need it. */
  readonly origin: string;
  /** Year of the logo and of the copyright line. */
  readonly year: number;
  /** Name of the draft that is shown; null for what is published. */
  readonly preview: string | null;
  /** Whether the page is a file of an export: no server is behind it. */
  readonly isExport: boolean;
}

export const SiteContext = createContext<Site>({
  origin: 'http://localhost:3000',
  year: 1970,
  preview: null,
  isExport: false,
});

export function useSite(): Site {
  return use(SiteContext);
}

/** Absolute address of a path of this site. */
export function useAbsolute(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(path, origin).href;
}
