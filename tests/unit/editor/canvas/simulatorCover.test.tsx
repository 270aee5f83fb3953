// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SimulatorCover } from '#page-editor/stage/SimulatorCover.tsx';
import type { FramedSimulator } from '#page-editor/stage/useCanvas.ts';
import { mount } from '../../ui/mount.tsx';

const URL = 'http://localhost:3000/slice-simulator';
const WAITING = { kind: 'waiting' } as const;
const lost = (trouble: object) => ({ kind: 'lost', trouble });
const SILENT = lost({ kind: 'silent' });
const DOWN = 'Nothing answers there (ECONNREFUSED). Start your site: npm run dev';

test.each<[object, string | null, string, RegExp]>([
  [WAITING, null, '', /^Waiting for the simulator at http\S+$/],
  [WAITING, 'down', DOWN, /^Waiting for .*, where nothing answers yet$/],
  [WAITING, 'failing', 'See its terminal.', /cannot be shown\.See its terminal\. /],
  [SILENT, null, '', /does not answer\.+.+npm run dev.+localSliceSimulatorURL/],
  [SILENT, 'slow', 'It compiles.', /does not answer\.It compiles\. /],
  [SILENT, 'locked', 'It asks for a password.', /cannot be shown\.It asks for a password\. /],
  [SILENT, 'down', DOWN, /does not answer\.Nothing answers there.*npm run dev\. /],
  [SILENT, 'ready', '', /is there, but shows no slice simulator/],
  [lost({ kind: 'elsewhere', origin: 'http://a:3001' }), null, '', /3001.+localSliceSimulatorURL/],
  [lost({ kind: 'refused' }), null, '', /Prismic’s own sites.+for development/],
  [lost({ kind: 'left' }), null, '', /not the simulator any more/],
  [lost({ kind: 'outdated', request: 'setSliceZone' }), null, '', /‘setSliceZone’.+Update/],
])(
  'while it is %o and its server %s, the page says so, and what to do once it did not come',
  async (state, kind, reason, words) => {
    // Cast: states and looks as the rows have them.
    const shown = { state, look: kind && { kind, reason } } as Pick<
      FramedSimulator,
      'state' | 'look'
    >;
    const { container } = await mount(<SimulatorCover url={URL} simulator={null} {...shown} />);
    expect(container.textContent).toMatch(words);
  },
);
