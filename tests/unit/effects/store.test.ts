// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gateEvent } from '#effects/boot/gate.ts';
import { createStore } from '#effects/state/store.ts';
import { createUiStore, initialUiState } from '#effects/state/uiStore.ts';

describe('a store', () => {
  it('notifies its subscribers of each change, and of nothing else', () => {
    const store = createStore({ one: 1, two: 2 });
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set({ one: 1 });
    expect(heard).not.toHaveBeenCalled();
    store.set({ two: 3 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ one: 1, two: 3 });
    stop();
    store.set({ two: 4 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('replaces its state without changing the previous one', () => {
    const store = createStore({ one: 1 });
    const before = store.get();
    store.set({ one: 2 });
    expect(before).toEqual({ one: 1 });
  });
});

describe("the interface's state", () => {
  const root = document.documentElement;

  beforeEach(() => {
    for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  });

  it('is the default on the server', () => {
    expect(createUiStore().get()).toEqual(initialUiState);
    expect(initialUiState).toEqual({
      theme: 'dark',
      isMenuOpen: false,
      isGatePassed: false,
      sound: 'suspended',
    });
  });

  it.each([
    ['light', undefined, 'light', true],
    ['dark', 'open', 'dark', false],
    ['pink', 'leaving', 'dark', true],
  ])('reads theme %s and gate %s off the root element', (theme, gate, shown, isGatePassed) => {
    root.dataset['theme'] = theme;
    if (gate) root.dataset['gate'] = gate;
    expect(createUiStore(root).get()).toMatchObject({ theme: shown, isGatePassed });
  });

  it('updates when the gate is passed', () => {
    root.dataset['gate'] = 'open';
    const store = createUiStore(root);
    document.dispatchEvent(new Event(gateEvent));
    expect(store.get().isGatePassed).toBe(true);
  });
});
