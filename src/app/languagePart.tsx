import { Suspense, type ComponentProps } from 'react';
import type { LanguagesOfSite } from '#content/site.ts';
import { atFirstInput } from '#effects/dom/atFirstInput.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { loadable } from '#ui/loadable.ts';

/** What names the languages, loaded at a visitor's first input: until then it stays as the server sent it. */
const { Component: Loaded } = loadable(async () => {
  await new Promise<void>((resolve) => atFirstInput(resolve));
  return (await import('#shell/languages/Languages.tsx')).Languages;
});

export function LanguagePart(props: ComponentProps<LanguagesOfSite['Part']>) {
  return (
    <ErrorBoundary onError={console.warn}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
