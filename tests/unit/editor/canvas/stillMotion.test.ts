// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setStill } from '#page-editor/canvas/stillMotion.ts';

beforeEach(() => setStill(true));

test.each([
  ['(prefers-reduced-motion)', true, false],
  ['(prefers-reduced-motion: no-preference)', false, true],
  ['(min-width: 1px) and (prefers-reduced-motion: reduce)', true, false],
  ['(min-width: 9000px) and (prefers-reduced-motion: reduce)', false, false],
])(
  'scripts that ask for %s are told %s of a still page, %s of one that moves',
  (query, ...told) => {
    const list = window.matchMedia(query);
    const heard: boolean[] = [];
    list.addEventListener('change', ({ matches }) => heard.push(matches));
    const still = list.matches;
    setStill(false);
    expect([still, list.matches]).toEqual(told);
    expect(heard).toEqual([told[1]]);
  },
);

test('styles that come late hold still, too, beside those of another origin, which nobody may read', () => {
  const closed = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const style = document.createElement('style');
  style.textContent = '@media (prefers-reduced-motion: no-preference) { p { opacity: 1; } }';
  document.head.append(style);
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([closed, style.sheet] as never);
  onTestFinished(() => {
    style.remove();
    vi.restoreAllMocks();
  });
  // Cast: the rule above.
  const condition = () => (style.sheet?.cssRules[0] as CSSMediaRule | undefined)?.media.mediaText;
  style.dispatchEvent(new Event('load'));
  expect(condition()).toBe('(max-width: -1px)');
  setStill(false);
  expect(condition()).toBe('(prefers-reduced-motion: no-preference)');
});
