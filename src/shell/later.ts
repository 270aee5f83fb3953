import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A part of the shell with a bundle of its own. Where that cannot be loaded `Instead` stands in its
 * place, nothing by default: the page is whole without it. Needs a Suspense around it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page did not load', error);
      return { default: Instead };
    }
  });
}
