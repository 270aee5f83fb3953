import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A part of the shell with its own bundle; needs a Suspense around it. If it does not load,
 * `Instead` is rendered, by default nothing.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(error);
      return { default: Instead };
    }
  });
}
