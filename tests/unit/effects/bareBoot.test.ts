// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { memoryKeys } from '#effects/boot/memory.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  document.head.innerHTML = '<meta name="color-scheme"><meta name="theme-color">';
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const meta = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('content');

test.each<[string, string, string | null, 'dark' | 'light']>([
  ['neither is set', '', null, 'dark'],
  ['the visitor chose it', '', 'light', 'light'],
  ['the query requests it', '?theme=light', null, 'light'],
  ['the query requests another', '?theme=dark', 'light', 'dark'],
  ['the query requests nonsense', '?theme=pink', null, 'dark'],
])('a page without a gate has its theme when %s', (_, search, remembered, expected) => {
  history.replaceState(null, '', `/${search}`);
  if (remembered) localStorage.setItem(memoryKeys.theme, remembered);
  // oxlint-disable-next-line no-new-func -- the text itself is what is tested
  new Function(bareBootScript)();
  expect(root.dataset['theme']).toBe(expected);
  expect(root.hasAttribute('data-script')).toBe(true);
  expect(root.hasAttribute('data-gate')).toBe(false);
  expect(meta('color-scheme')).toBe(expected);
  const palette = expected === 'dark' ? darkPalette : lightPalette;
  expect(meta('theme-color')).toBe(palette.background);
});

test('a browser without storage gets the dark theme', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  // oxlint-disable-next-line no-new-func -- the text itself is what is tested
  new Function(bareBootScript)();
  expect(root.dataset['theme']).toBe('dark');
});
