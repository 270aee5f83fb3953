import { createContext, use } from 'react';

/** Where and when a page is rendered. The browser uses the server's values, so both agree. */
export interface Site {
  /** Such as `https://example.com`, for absolute addresses. */
  readonly origin: string;
  /** Year of the logo and of the copyright line. */
  readonly year: number;
  /** Name of the previewed draft; null for published content. */
  readonly preview: string | null;
  /** Whether the page is a file of an export, without a server. */
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
