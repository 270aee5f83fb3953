// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sound } from '#editing/sound.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { useHeard } from '#page-editor/fields/form/sound/hear.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { hooked } from '../form/support/hooked.tsx';

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
  let tell: Listener = () => {};
  const onChange = (listener: Listener) => {
    tell = listener;
    return () => {};
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
  const api = { onChange } as unknown as AuthoringClient;
  const heard = await hooked(() => useHeard(parts, FILE).heard, { api });
  await waitFor(() => expect(heard()?.remark).toBe('Rain is silent.'));
  samples = LOUD;
  // Cast: what is read of a change.
  const change = (name: string) =>
    act(async () => tell({ kind: 'media', name } as Parameters<Listener>[0]));
  await change('other.mp3');
  expect(load).toHaveBeenCalledOnce();
  await change('rain.mp3');
  await waitFor(() => expect(heard()?.remark).toBeNull());
  expect(load).toHaveBeenCalledTimes(2);
});
