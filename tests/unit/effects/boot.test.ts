// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScript } from '#effects/boot/boot.ts';
import { bootIds, gateChoice, gateEvent } from '#effects/boot/gate.ts';
import { memoryKeys } from '#effects/boot/memory.ts';
import { waitFor } from '../../support/waitFor.ts';

const root = document.documentElement;

const PAGE = `<dialog id="${bootIds.gate}" tabindex="-1"><button value="on">Sound On</button><button value="off">Sound Off</button></dialog><div id="${bootIds.site}"><main id="${bootIds.content}" tabindex="-1"></main></div>`;

/** Runs the script as the browser would: its text only, before the page's body is parsed. */
async function boot(body = PAGE) {
  document.head.innerHTML = '<meta name="color-scheme"><meta name="theme-color">';
  document.body.innerHTML = '';
  // oxlint-disable-next-line no-new-func -- the text itself is what is tested
  new Function(bootScript)();
  document.body.innerHTML = body;
  await waitFor(() => expect(root.dataset['theme']).toBeDefined());
  await Promise.resolve();
}

const gate = () => document.querySelector<HTMLDialogElement>(`#${bootIds.gate}`);
const site = () => document.getElementById(bootIds.site);
const meta = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('content');
const isStill = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

const frames: FrameRequestCallback[] = [];
/** Runs a frame, and the tasks that wait for it to be painted. */
const paint = () => {
  frames.splice(0).forEach((run) => run(0));
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  isStill(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the boot script', () => {
  it('opens the gate over an inert page, once the page is parsed', async () => {
    await boot();
    expect(root.hasAttribute('data-script')).toBe(true);
    expect(root.dataset).toMatchObject({ theme: 'dark', gate: 'open' });
    expect(gate()?.open).toBe(true);
    expect(site()?.inert).toBe(true);
  });

  it.each(['on', 'off'])('answers a press on Sound %s by itself', async (choice) => {
    await boot();
    const heard = vi.fn();
    document.addEventListener(gateEvent, heard, { once: true });
    gate()?.querySelector<HTMLElement>(`[value=${choice}]`)?.click();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(gateChoice()).toBe(choice);
    expect(gate()?.querySelector('[data-pressed]')?.getAttribute('value')).toBe(choice);
    expect(root.dataset['gate']).toBe('open');
    expect(localStorage.getItem(memoryKeys.sound)).toBe(choice);
    expect(sessionStorage.getItem(memoryKeys.gate)).toBe(choice);
    paint();
    expect(root.dataset['gate']).toBe('leaving');
    expect(gate()?.inert).toBe(true);
    gate()?.querySelector<HTMLElement>('button:not([data-pressed])')?.click();
    expect(gateChoice()).toBe(choice);
    paint();
    expect(site()?.inert).toBe(false);
    expect(document.activeElement?.id).toBe(bootIds.content);
    vi.advanceTimersByTime(1999);
    expect(gate()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(gate()).toBeNull();
    expect(root.dataset['gate']).toBeUndefined();
  });

  it('closes the gate at once where reduced motion is preferred', async () => {
    isStill(true);
    await boot();
    gate()?.querySelector('button')?.click();
    paint();
    expect(gate()).toBeNull();
    paint();
    expect(site()?.inert).toBe(false);
  });

  it('keeps the gate closed for the rest of the session', async () => {
    sessionStorage.setItem(memoryKeys.gate, 'off');
    await boot();
    expect(root.dataset['gate']).toBeUndefined();
    expect(gate()?.open).toBe(false);
    expect(site()?.inert).toBeFalsy();
  });

  it('shows the remembered theme under a gate that is always dark', async () => {
    localStorage.setItem(memoryKeys.theme, 'light');
    await boot();
    expect(root.dataset['theme']).toBe('light');
    expect([meta('color-scheme'), meta('theme-color')]).toEqual(['dark', '#0C0B0A']);
    gate()?.querySelector('button')?.click();
    paint();
    expect([meta('color-scheme'), meta('theme-color')]).toEqual(['light', '#F3EEE5']);
  });

  it('leaves a page without a gate as it is', async () => {
    await boot(`<div id="${bootIds.site}"></div>`);
    expect(root.dataset['gate']).toBeUndefined();
    expect(site()?.inert).toBeFalsy();
  });

  it('asks for the font of the gate only where the gate opens', async () => {
    const asked = () => document.querySelectorAll('[rel=preload][as=font][href*="300"]').length;
    await boot();
    expect(asked()).toBe(1);
    sessionStorage.setItem(memoryKeys.gate, 'off');
    await boot();
    expect(asked()).toBe(0);
  });

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await boot();
    gate()?.querySelector('button')?.click();
    paint();
    expect(root.dataset['gate']).toBe('leaving');
  });

  it('is small, cannot close its element, and is the same each time', () => {
    expect(bootScript.length).toBeLessThan(2950);
    expect(brotliCompressSync(bootScript).length).toBeLessThan(1100);
    expect(bootScript).not.toMatch(/<\/script|<!--|\/\*/i);
    const hash = () => createHash('sha256').update(bootScript).digest('base64');
    expect(hash()).toBe(hash());
  });
});
