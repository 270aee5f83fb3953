// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageScripts } from '#external/client/pageScripts.ts';

const names = window as unknown as Record<string, unknown>;
const script = () => document.head.querySelector('script');

// Keeps the test browser from loading the script: each test decides its response.
beforeEach(() => {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag);
    if (tag === 'script') {
      Object.defineProperty(element, 'src', {
        set(src: string) {
          element.dataset['src'] = src;
        },
      });
    }
    return element;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function ask() {
  const onAnswer = vi.fn<(respond: unknown) => void>();
  const onFailure = vi.fn<() => void>();
  const end = pageScripts({ src: '/external/v2/projects/1', callback: 'cb', onAnswer, onFailure });
  const element = script();
  if (!element) throw new Error('No script was put into the page');
  const respond = (value: unknown) => (names['cb'] as (value: unknown) => void)(value);
  return { onAnswer, onFailure, end, element, respond };
}

test('a script is in the page until it has responded', () => {
  const { element, respond, onAnswer, onFailure } = ask();
  expect(element.getAttribute('data-src')).toBe('/external/v2/projects/1');
  expect(element.async).toBe(true);
  respond({ a: 1 });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ a: 1 });
  expect(script()).toBeNull();
  expect('cb' in window).toBe(false);
  element.dispatchEvent(new Event('load'));
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['does not load', 'error'],
  ['runs without answering', 'load'],
])('a script that %s has failed, and leaves nothing behind', (_, event) => {
  const { element, onAnswer, onFailure } = ask();
  element.dispatchEvent(new Event(event));
  expect(onFailure).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();
  expect(script()).toBeNull();
  expect('cb' in window).toBe(false);
});

test('a late response does nothing, and its callback is removed once the script is done', () => {
  const { element, end, respond, onAnswer, onFailure } = ask();
  end();
  expect(script()).toBeNull();
  expect(() => respond({ a: 1 })).not.toThrow();
  element.dispatchEvent(new Event('load'));
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
  expect('cb' in window).toBe(false);
});

test('ending a finished call does nothing', () => {
  const { end, respond } = ask();
  respond(1);
  end();
  expect('cb' in window).toBe(false);
});
