import { describe, expect, it } from 'vitest';
import type { ListedDocument } from '#server/access/policy/facts.ts';
import { partsIn, sitemap } from '#server/feeds/sitemap.ts';

const ORIGIN = 'https://example.com';
const LANGUAGES = [{ id: 'en-gb', name: 'English', isMaster: true }];

const page = (uid: string): ListedDocument => ({
  id: uid,
  uid,
  type: 'page',
  lang: 'en-gb',
  tags: [],
  translations: [],
  caseStudy: null,
  hasOwnPage: true,
  changed: '2026-01-01T00:00:00+0000',
});
const policyOf = (count: number) => ({
  listed: Array.from({ length: count }, (_, at) => page(`page-${at}`)),
  documents: new Map(),
});
const write = (count: number, part: number | null = null) =>
  sitemap(policyOf(count), ORIGIN, LANGUAGES, part) ?? '';
const locations = (text: string) => text.match(/<loc>/g)?.length ?? 0;

describe('a sitemap', () => {
  // Two addresses are those of Home and of all projects.
  it('is one file up to 50,000 addresses, without parts', () => {
    const text = write(49_998);
    expect(text).toContain('<urlset');
    expect(locations(text)).toBe(50_000);
    expect(partsIn(text)).toEqual([]);
    expect(write(1, 1)).toBe('');
  });

  it('is an index of parts beyond that, the last of which has the rest', () => {
    const index = write(49_999);
    expect(index).toContain('<sitemapindex');
    expect(index).toContain(`<loc>${ORIGIN}/sitemap-1.xml</loc>`);
    expect(partsIn(index)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    const last = write(49_999, 2);
    expect(locations(last)).toBe(1);
    expect(last).toContain(`<loc>${ORIGIN}/page-49998</loc>`);
  });
});
