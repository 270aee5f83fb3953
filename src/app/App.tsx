import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { QueriesContext } from '#content/queries.ts';
import { resolveLink } from '#content/links.ts';
import { SiteContext } from '#content/site.ts';
import { ExternalContext, ServiceContext } from '#external/ExternalSource.ts';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import type { AppContext } from './appContext.ts';

const LINKS = { resolve: resolveLink };

/** The providers of server and browser, around the router of each. */
export function App({ context, children }: { context: AppContext; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={context.queryClient}>
        <QueriesContext value={context.queries}>
          <SiteContext value={context.site}>
            <ExternalContext value={context.external}>
              <ServiceContext value={context.service}>
                <ScriptAccessContext value={context.scripts}>
                  <LinkContext value={LINKS}>{children}</LinkContext>
                </ScriptAccessContext>
              </ServiceContext>
            </ExternalContext>
          </SiteContext>
        </QueriesContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
