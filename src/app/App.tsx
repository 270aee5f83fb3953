import { StrictMode, useState } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { AnswersContext } from '#content/answers.ts';
import { QueriesContext } from '#content/queries.ts';
import { linkResolver } from '#content/links.ts';
import { SiteContext } from '#content/site.ts';
import { ExternalContext, ServiceContext } from '#external/ExternalSource.ts';
import { LinkContext } from '#ui/links/ContentLink.tsx';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import { LanguageContext, type Language } from '#ui/words/language.ts';
import type { AppContext } from './appContext.ts';

interface AppProps {
  readonly context: AppContext;
  /** The language of the page. */
  readonly language: Language;
  readonly children: Elements;
}

/** The providers of server and browser, around the router of each. */
export function App({ context, language, children }: AppProps) {
  const { languages, origin, base } = context.site;
  const [links] = useState(() => ({ resolve: linkResolver(languages, origin + base) }));
  return (
    <StrictMode>
      <AnswersContext value={context.answers}>
        <QueriesContext value={context.queries}>
          <SiteContext value={context.site}>
            <ExternalContext value={context.external}>
              <ServiceContext value={context.service}>
                <ScriptAccessContext value={context.scripts}>
                  <LinkContext value={links}>
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
