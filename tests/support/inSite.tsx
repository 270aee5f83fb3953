import { readFileSync } from 'node:fs';
import type { Content } from '@prismicio/client';
import { QueryClient } from '@tanstack/react-query';
import type { ContextType, ReactNode } from 'react';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import { createQueries, QueriesContext } from '#content/queries.ts';
import { SiteContext } from '#content/site.ts';

/** What pages of a site in one language know of it. */
export const site = {
  origin: 'https://example.com',
  base: '',
  prefix: '',
  languages: null,
  year: 2031,
  preview: null,
  isExport: false,
};

/** The questions of pages, none of which is asked. */
export const queries = createQueries(() => Promise.reject(new Error('Nothing is asked')));

type Given = readonly (readonly [
  question: { readonly queryKey: readonly unknown[] },
  answer: unknown,
])[];

/** Puts a part of a page into a site that has these answers. */
export function inSite(
  node: ReactNode,
  given: Given = [],
  value: ContextType<typeof SiteContext> = site,
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const [{ queryKey }, answer] of given) client.setQueryData(queryKey, answer);
  return (
    <AnswersContext value={queryAnswers(client)}>
      <QueriesContext value={queries}>
        <SiteContext value={value}>{node}</SiteContext>
      </QueriesContext>
    </AnswersContext>
  );
}

/** Of the demo. */
// Cast: the content check looks after its shape.
export const { data: settings } = JSON.parse(
  readFileSync('content/documents/settings/settings.json', 'utf8'),
) as Pick<Content.SettingsDocument, 'data'>;
