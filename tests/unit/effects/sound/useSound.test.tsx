// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import type { SoundEngine, SoundState } from '#effects/sound/types.ts';
import { SoundContext, useSound } from '#effects/sound/useSound.ts';
import { bindInterfaceSounds } from '#effects/sound/bindInterfaceSounds.ts';
import { SoundToggle } from '#shell/SoundToggle.tsx';

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

test.each<[SoundState, label: string, isDisabled: boolean]>([
  ['idle', 'Sound Off', false],
  ['running', 'Sound On', false],
  ['failed', 'No sound came. Try again', false],
  ['unavailable', 'Sound Off', true],
])('the toggle says what it is: %s', async (state, label, isDisabled) => {
  const container = document.createElement('div');
  const toggle = (
    <SoundContext value={puppet(state).engine}>
      <SoundToggle look="rail" />
    </SoundContext>
  );
  await act(async () => createRoot(container).render(toggle));
  const button = container.querySelector('button');
  expect([button?.textContent, button?.disabled]).toEqual([label, isDisabled]);
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

describe('sounds of the interface', () => {
  const play = vi.fn();
  let stop = () => {};

  beforeEach(() => {
    document.body.innerHTML = `
    <main><p>words</p>
      <a href="#a"><span>link</span><b>more</b></a>
      <button><i>press</i></button>
      <button disabled class="dead">no</button>
      <a aria-disabled="true" class="dead">no</a>
    </main>`;
    stop = bindInterfaceSounds(document, { play });
  });

  afterEach(() => {
    stop();
    play.mockReset();
  });

  function point(type: string, selector: string, init: PointerEventInit & { from?: string } = {}) {
    const { from, ...rest } = init;
    const relatedTarget = from ? document.querySelector(from) : null;
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerType: 'mouse',
      button: 0,
      ...rest,
      relatedTarget,
    });
    document.querySelector(selector)?.dispatchEvent(event);
  }

  const click = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  test.each<[what: string, act: () => void, heard: string[]]>([
    ['entering a link', () => point('pointerover', 'a span', { from: 'p' }), ['hover']],
    ['moving inside a link', () => point('pointerover', 'a b', { from: 'a span' }), []],
    ['moving from link to button', () => point('pointerover', 'i', { from: 'a span' }), ['hover']],
    ['hovering text', () => point('pointerover', 'p'), []],
    ['entering a disabled link', () => point('pointerover', 'a.dead'), []],
    ['a finger on a link', () => point('pointerover', 'a', { pointerType: 'touch' }), []],
    ['a press', () => point('pointerdown', 'i'), ['press']],
    ['a press with another button', () => point('pointerdown', 'i', { button: 2 }), []],
    ['a click by keyboard', () => click('button'), ['press']],
    ['a click on text', () => click('p'), []],
  ])('%s is heard as %j', (_what, act, heard) => {
    act();
    expect(play.mock.calls.flat()).toEqual(heard);
  });

  test('a press and its click sound once, a tap when it ends', () => {
    point('pointerdown', 'i');
    click('i');
    click('i');
    point('pointerdown', 'i', { pointerType: 'touch' });
    click('i');
    expect(play.mock.calls.flat()).toEqual(['press', 'press', 'press']);
  });

  test('after unbinding it is silent', () => {
    stop();
    point('pointerover', 'a');
    click('a');
    expect(play).not.toHaveBeenCalled();
  });
});
