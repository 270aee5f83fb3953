// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sound } from '#editing/sound.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { useHeard } from '#page-editor/fields/form/sound/hear.ts';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';

const FILE = { name: 'Rain', url: '/media/rain.mp3' };
const [LOUD, SILENT] = [new Float32Array(48_000).fill(0.5), new Float32Array(48_000)];

type Listener = Parameters<AuthoringClient['onChange']>[0];

test('a file that is replaced in the library is heard again', async () => {
  /** A browser that plays nothing, and does not say how long a file is. */
  class Player extends EventTarget {
    duration = NaN;
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
    removeAttribute() {}
  }
  vi.stubGlobal('Audio', Player);
  vi.stubGlobal('OfflineAudioContext', Object);
  onTestFinished(() => void vi.unstubAllGlobals());
  const listeners = new Set<Listener>();
  const onChange = (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let samples = SILENT;
  const load = vi.fn(async () => ({
    numberOfChannels: 1,
    sampleRate: 48_000,
    duration: 1,
    getChannelData: () => samples,
  }));
  // Casts: no more is asked of a buffer, nor of the client.
  const parts = { ...sound, load: load as unknown as (typeof sound)['load'] };
  const services = { ...bareServices, api: { onChange } as unknown as AuthoringClient };
  const Remark = () => <p>{useHeard(parts, FILE).heard?.remark ?? 'None'}</p>;
  const { container } = await mount(
    <EditorContext value={services}>
      <Remark />
    </EditorContext>,
  );
  await waitFor(() => expect(container.textContent).toBe('Rain is silent.'));
  samples = LOUD;
  const change = (name: string) =>
    act(async () => {
      // Cast: what is read of a change.
      for (const listener of listeners)
        listener({ kind: 'media', name } as Parameters<Listener>[0]);
    });
  await change('other.mp3');
  expect(load).toHaveBeenCalledOnce();
  await change('rain.mp3');
  await waitFor(() => expect(container.textContent).toBe('None'));
  expect(load).toHaveBeenCalledTimes(2);
});
