// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { earlyPressScript } from '#effects/boot/earlyPresses.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { pressAgain } from '#effects/boot/pressAgain.ts';

const PAGE = `<dialog id="${bootIds.gate}"><button type="button">Gate</button></dialog>
<div id="${bootIds.site}"><button type="button"><b>First</b></button><button type="button">Second</button>
<button type="button" disabled>Off</button><a href="#here">Link</a><form><button type="submit">Send</button></form>
<p>Words</p></div>`;

/** Runs the script as the browser would, its text only; returns what is pressed from then on. */
function early() {
  // oxlint-disable-next-line no-new-func -- the text itself is what is tested
  new Function(earlyPressScript)();
  document.body.innerHTML = PAGE;
  const pressed: string[] = [];
  const listen = () =>
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent ?? '');
    });
  return { pressed, listen };
}

const press = (...texts: string[]) => {
  for (const text of texts)
    [...document.querySelectorAll<HTMLElement>('button, a, p, b')]
      .findLast(({ textContent }) => textContent === text)
      ?.click();
};

describe('presses before the page has its code', () => {
  it.each([
    { name: 'none', presses: [], again: [] },
    { name: 'a part of a control', presses: ['First'], again: ['First'] },
    {
      name: 'several, in the order of the first press of each',
      presses: ['Second', 'First', 'Second', 'Second'],
      again: ['Second', 'First'],
    },
    {
      name: 'what works by itself or does nothing',
      presses: ['Gate', 'Link', 'Send', 'Off', 'Words'],
      again: [],
    },
  ])('$name', ({ presses, again }) => {
    const { pressed, listen } = early();
    press(...presses);
    listen();
    pressAgain();
    expect(pressed).toEqual(again);
  });

  it('are remembered until the page answers by itself', () => {
    const { pressed, listen } = early();
    press('First');
    listen();
    pressAgain();
    press('Second');
    pressAgain();
    expect(pressed).toEqual(['First', 'Second', 'First']);
  });
});
