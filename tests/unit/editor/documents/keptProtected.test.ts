import { afterEach, expect, test, vi } from 'vitest';
import { keepProtected, keptProtected } from '#page-editor/session/useDocumentAnswers.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser's storage. */
function storage(stored: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void delete stored[key],
  });
}

test('the protected documents of the last answer are kept, until there are none', () => {
  storage();
  for (const kept of [[], ['a', 'b'], []]) {
    keepProtected(new Set(kept));
    expect([...keptProtected()]).toEqual(kept);
  }
});

test('what somebody else stored, a full storage or none keeps nothing', () => {
  storage({ 'editor-protected': '{"a":' });
  expect(keptProtected().size).toBe(0);
  keepProtected(new Set(Array.from({ length: 501 }, (_none, at) => `${at}`)));
  expect(keptProtected().size).toBe(0);
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepProtected(new Set(['a']));
  expect(keptProtected().size).toBe(0);
});
