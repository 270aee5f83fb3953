// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import type { SoundEngine, SoundState } from '#effects/sound/types.ts';
import { SoundContext, useSound } from '#effects/sound/useSound.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Toggle() {
  const { state, isOn, toggle } = useSound();
  return (
    <button onClick={toggle}>
      {isOn ? 'Sound On' : 'Sound Off'} {state}
    </button>
  );
}

const within = (engine: SoundEngine | null) => (
  <SoundContext value={engine}>
    <Toggle />
  </SoundContext>
);

/** An engine in the state a test sets. */
function puppet(state: SoundState) {
  let current = state;
  let notify = () => {};
  const engine: SoundEngine = {
    ...createSoundEngine({ stems: [] }),
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
    getSnapshot: () => current,
    toggle: vi.fn(),
  };
  return { engine, become: (next: SoundState) => ((current = next), notify()) };
}

async function draw(engine: SoundEngine | null) {
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(within(engine)));
  return container;
}

test('the toggle and the state follow the engine, and a press calls it', async () => {
  const { engine, become } = puppet('suspended');
  const container = await draw(engine);
  expect(container.textContent).toBe('Sound Off suspended');
  await act(async () => become('running'));
  expect(container.textContent).toBe('Sound On running');
  await act(async () => container.querySelector('button')?.click());
  expect(engine.toggle).toHaveBeenCalledOnce();
});

test('without an engine the sound is unavailable and the toggle does nothing', async () => {
  const container = await draw(null);
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('Sound Off unavailable');
});

test('the server renders the sound as idle', () => {
  expect(renderToString(within(puppet('running').engine))).toContain('Sound Off');
  expect(renderToString(within(puppet('running').engine))).toContain('idle');
});
