// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SimulatorCover } from '#page-editor/stage/SimulatorCover.tsx';
import { mount } from '../../ui/mount.tsx';

const URL = 'http://localhost:3000/slice-simulator';
const WAITING = { kind: 'waiting' } as const;
const LOST = { kind: 'lost', trouble: { kind: 'silent' } } as const;
const REASON = 'Nothing answers there (ECONNREFUSED). Start your site: npm run dev';

test.each([
  [WAITING, null, `Waiting for the simulator at ${URL}`, false],
  [WAITING, 'slow', `Waiting for the simulator at ${URL}`, false],
  [WAITING, 'down', `Waiting for the simulator at ${URL}, where nothing answers yet`, false],
  [WAITING, 'failing', `The simulator at ${URL} cannot be shown.`, true],
  [LOST, 'down', `The simulator at ${URL} does not answer.`, true],
])(
  'while it is %o and its server %s, the page says so, and what to do once it did not come',
  async (state, kind, words, hasAdvice) => {
    const look = kind === null ? null : { kind, reason: REASON };
    const { container } = await mount(
      <SimulatorCover url={URL} simulator={null} state={state} look={look} />,
    );
    expect(container.querySelector('p')?.textContent).toBe(words);
    expect(container.textContent.includes(REASON)).toBe(hasAdvice);
  },
);
