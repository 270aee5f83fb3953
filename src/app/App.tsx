import { StrictMode, type ReactNode } from 'react';
import { AnswersContext } from '#content/answers.ts';
import { QueriesContext } from '#content/queries.ts';
import { resolveLink } from '#content/links.ts';
import { SiteContext } from '#content/site.ts';
import { ExternalContext, ServiceContext } from '#external/ExternalSource.ts';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import { LanguageContext, type Language } from '#ui/words/language.ts';
import type { AppContext } from './appContext.ts';

const LINKS = { resolve: resolveLink };

interface AppProps {
  readonly context: AppContext;
  /** The language of the page. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** The providers of server and browser, around the router of each. */
export function App({ context, language, children }: AppProps) {
  return (
    <StrictMode>
      <AnswersContext value={context.answers}>
        <QueriesContext value={context.queries}>
          <SiteContext value={context.site}>
            <ExternalContext value={context.external}>
              <ServiceContext value={context.service}>
                <ScriptAccessContext value={context.scripts}>
                  <LinkContext value={LINKS}>
                    <LanguageContext value={language}>{children}</LanguageContext>
                  </LinkContext>
                </ScriptAccessContext>
              </ServiceContext>
            </ExternalContext>
          </SiteContext>
        </QueriesContext>
      </AnswersContext>
    </StrictMode>
  );
}
