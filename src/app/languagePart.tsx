import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { LanguagesOfSite } from '#content/site.ts';
import { atFirstInput } from '#effects/dom/atFirstInput.ts';

type Props = ComponentProps<LanguagesOfSite['Part']>;

const Nothing = () => null;

/** What names the languages, loaded at a visitor's first input: until then it stays as the server sent it. */
const Loaded = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  await new Promise<void>((resolve) => atFirstInput(resolve));
  try {
    return { default: (await import('#shell/languages/Languages.tsx')).Languages };
  } catch (error) {
    console.warn(error);
    return { default: Nothing };
  }
});

export function LanguagePart(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
