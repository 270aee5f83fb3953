import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguagesOfSite } from '#content/site.ts';
import { atFirstInput } from '#effects/dom/atFirstInput.ts';
import { loadable } from '#ui/loadable.ts';

type Props = ComponentProps<LanguagesOfSite['Part']>;

/** How long in ms until it is asked for again where it did not load. */
const AGAIN = 5000;

const load = (): Promise<ComponentType<Props>> =>
  import('#shell/languages/Languages.tsx').then(
    ({ Languages }) => Languages,
    async (error: unknown) => {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      return load();
    },
  );

/** Listens at once: this part is among the last that are hydrated, and an input before would not be heard. */
const firstInput = new Promise<void>((resolve) => atFirstInput(resolve));

/**
 * What names the languages, loaded at a visitor's first input: until it is there, the first page's stays as the server
 * sent it.
 */
const { Component: Loaded } = loadable(() => firstInput.then(load));

export function LanguagePart(props: Props) {
  const { pathname } = useLocation();
  // Another page has its own, so it does not wait until that of the first page is there.
  return (
    <Suspense key={pathname}>
      <Loaded {...props} />
    </Suspense>
  );
}
