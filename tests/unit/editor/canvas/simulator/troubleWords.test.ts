import { expect, test } from 'vitest';
import { troubleWords } from '#page-editor/stage/SimulatorCover.tsx';
import { URL_OF } from './fakeWindows.ts';

const silent = { kind: 'silent' } as const;

test.each([
  [silent, null, /does not answer.+npm run dev.+localSliceSimulatorURL/],
  [silent, { kind: 'slow', reason: 'It compiles.' }, /does not answer. It compiles.$/],
  [
    silent,
    { kind: 'locked', reason: 'It asks for a password.' },
    /cannot be shown. It asks for a password.$/,
  ],
  [
    silent,
    { kind: 'down', reason: 'Start it: npm run dev' },
    /does not answer. Start it: npm run dev.$/,
  ],
  [silent, { kind: 'ready', reason: '' }, /is there, but shows no slice simulator/],
  [{ kind: 'refused' }, null, /Prismic’s own sites.+for development/],
  [{ kind: 'elsewhere', origin: 'http://localhost:3001' }, null, /3001.+localSliceSimulatorURL/],
  [{ kind: 'left' }, null, /not the simulator any more/],
  [{ kind: 'outdated', request: 'setSliceZone' }, null, /‘setSliceZone’.+Update/],
] as const)('each trouble says what to do: $0.kind $1.kind', (trouble, look, words) => {
  const { what, advice } = troubleWords(trouble, URL_OF, look);
  expect(`${what} ${advice}`).toMatch(words);
});
