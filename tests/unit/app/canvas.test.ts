// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const shown: string[] = [];
const loading = new Map<string, Promise<void>>();
const nothing = () => null;

vi.mock('#page-editor/canvas', () => ({
  CANVAS_READY: 'ready',
  createCanvas: (ports: unknown) => ports,
  createDraft: () => ({ shownOf: nothing }),
  createSliceMarks: nothing,
  MarksContext: nothing,
  setStill: nothing,
}));
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: nothing }) }));
vi.mock('#app/App.tsx', () => ({ App: nothing }));
vi.mock('#app/Root.tsx', () => ({ Root: nothing }));
vi.mock('#shell/gate/Gate.tsx', () => ({ Gate: nothing }));
vi.mock('#shell/languages/Languages.tsx', () => ({ Languages: nothing }));
vi.mock('#screens/SliceZone.tsx', () => ({ AroundSliceContext: nothing }));
vi.mock('#app/canvasLook.ts', () => ({ createLookStage: () => ({ wear: async () => {} }) }));
vi.mock('#content/lookDocument.ts', () => ({ readLookDocument: async () => null }));
vi.mock('#content/client.ts', () => ({
  createContentClient: () => ({ getRepository: async () => ({ languages: [] }) }),
}));
vi.mock('#app/routes.ts', () => ({ createRoutes: () => [], loadShell: async () => 200 }));
vi.mock('#app/siteRoute.ts', () => ({
  matchRoute: (_routes: unknown, path: string) => ({
    params: {},
    route: { preload: async () => {}, load: () => loading.get(path) },
  }),
}));
vi.mock('#app/navigation/heldHistory.ts', () => ({
  createHeldHistory(first: string) {
    shown.push(first);
    return { show: (path: string) => void shown.push(path) };
  },
}));

test('a page that is loaded for longer than the next one does not take its place', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await import('#app/canvas.tsx');
  // Cast: what the mock above makes of the ports.
  const { show } = window.slicefolioCanvas as unknown as {
    show: (of: { path: string; summary: { language: string } }) => Promise<void>;
  };
  const open = (path: string) => show({ path, summary: { language: 'en' } });
  await open('/project/one');
  let arrive = () => {};
  loading.set('/portfolio', new Promise((resolve) => (arrive = resolve)));
  const slow = open('/portfolio');
  await open('/project/one');
  arrive();
  await slow;
  expect(shown).toEqual(['/project/one', '/project/one']);
});
