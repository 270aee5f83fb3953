// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindInterfaceSounds } from '#effects/sound/bindInterfaceSounds.ts';

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
  ['entering a button', () => point('pointerover', 'button', { from: 'p' }), ['hover']],
  ['moving inside a link', () => point('pointerover', 'a b', { from: 'a span' }), []],
  ['moving from link to button', () => point('pointerover', 'i', { from: 'a span' }), ['hover']],
  ['hovering text', () => point('pointerover', 'p'), []],
  ['entering a disabled button', () => point('pointerover', 'button.dead'), []],
  ['entering a disabled link', () => point('pointerover', 'a.dead'), []],
  ['a finger on a link', () => point('pointerover', 'a', { pointerType: 'touch' }), []],
  ['a press', () => point('pointerdown', 'i'), ['press']],
  ['a press with another button', () => point('pointerdown', 'i', { button: 2 }), []],
  ['a finger that touches', () => point('pointerdown', 'i', { pointerType: 'touch' }), []],
  ['a click by keyboard', () => click('button'), ['press']],
  ['a click on text', () => click('p'), []],
])('%s is heard as %j', (_what, act, heard) => {
  act();
  expect(play.mock.calls.flat()).toEqual(heard);
});

test('a press and its click sound once', () => {
  point('pointerdown', 'i');
  click('i');
  click('i');
  expect(play.mock.calls.flat()).toEqual(['press', 'press']);
});

test('a tap sounds when it ends', () => {
  point('pointerdown', 'i', { pointerType: 'touch' });
  click('i');
  expect(play.mock.calls.flat()).toEqual(['press']);
});

test('after unbinding it is silent', () => {
  stop();
  point('pointerover', 'a');
  click('a');
  expect(play).not.toHaveBeenCalled();
});
