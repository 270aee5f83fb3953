import type { ReactNode } from 'react';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { mount } from '../../../ui/mount.tsx';
import { bareServices } from './bareServices.ts';

/** What a hook gives a component that is mounted around it, as it is now. */
export async function hooked<Value>(
  useValue: () => Value,
  services: Partial<EditorServices> = {},
  within: (part: ReactNode) => ReactNode = (part) => part,
): Promise<() => Value> {
  const found: { value?: Value } = {};
  function Probe() {
    const value = useValue();
    return <div ref={() => void (found.value = value)} />;
  }
  await mount(
    <EditorContext value={{ ...bareServices, ...services }}>{within(<Probe />)}</EditorContext>,
  );
  // Cast: it was rendered.
  return () => found.value as Value;
}
