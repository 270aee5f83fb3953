import { useSyncExternalStore, version } from 'react';
import { createRoot } from 'react-dom/client';
import type { Elements } from '../../kit/Elements.ts';
import { CANVAS_PATH, releaseCanvas } from '../../paths.ts';
import { CANVAS_READY, type CanvasApi, type CanvasDocument } from '../CanvasApi.ts';
import { createCanvas } from '../createCanvas.ts';
import { createDraft } from '../draft/createDraft.ts';
import type { PageLooks } from '../inPlace/holdText.ts';
import { MarksContext } from '../marks/MarkedSlice.tsx';
import { createSliceMarks } from '../marks/sliceMarks.ts';
import { setStill } from '../stillMotion.ts';
import { reactProblem } from './reactVersion.ts';
import { PageProblem, reasonOf, RenderGuard } from './PageProblem.tsx';

/** What is used of a client of `@prismicio/client`. */
export interface PageClient {
  readonly getByIDs: (
    ids: string[],
    options: { readonly lang: string },
  ) => Promise<{ readonly results: readonly object[] }>;
}

/** A document as a project's client answers with it. */
export type PageOf<Client extends PageClient> = Awaited<
  ReturnType<Client['getByIDs']>
>['results'][number];

export interface MountOptions<Client extends PageClient, Data> {
  /** The project's own client; its content is here that of the editor. */
  readonly createClient: (config: { readonly documentAPIEndpoint: string }) => Client;
  /** The page of a document, as visitors have it; zones have their components from `markSlices`. */
  readonly render: (page: PageOf<Client>, data: Data) => Elements;
  /**
   * Reads what the page shows of other documents, such as a menu. The document that is edited is replaced in it
   * wherever it is there, at any depth of objects and arrays.
   */
  readonly load?: (client: Client, page: PageOf<Client>) => Promise<Data>;
  /** The class that the project gives a block of a text by its type, such as `heading2`, or a link by `hyperlink`. */
  readonly classOf?: PageLooks['classOf'];
  /** Opens a part around the pages by the name that the project's host has for it; null: closes it. */
  readonly showPart?: CanvasApi['showPart'];
}

/** What the page is rendered of, or why it cannot be. */
type Shown<Page, Data> =
  | { readonly kind: 'page'; readonly page: Page; readonly data: Data }
  | { readonly kind: 'problem'; readonly reason: string };

/** Where the content of the page is: drafts, or a release. */
function endpoint(): string {
  const release = new URLSearchParams(window.location.search).get('release');
  const path = release === null ? CANVAS_PATH : releaseCanvas(release);
  return `${window.location.origin}${path}/api/v2`;
}

/** Element of the project's own HTML that it renders into. */
const container = () =>
  document.getElementById('root') ??
  document.getElementById('app') ??
  document.body.appendChild(document.createElement('div'));

/** Shows the pages of a project in the editor's frame, fed with the draft. */
export function mountCanvas<Client extends PageClient, Data = undefined>({
  createClient,
  render,
  load,
  classOf = () => '',
  showPart = () => {},
}: MountOptions<Client, Data>): void {
  setStill(true);
  const listeners = new Set<() => void>();
  let shown: Shown<PageOf<Client>, Data> | null = null;
  const set = (next: Shown<PageOf<Client>, Data>) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const draft = createDraft({
    // The project's own content has the addresses that its visitors get.
    safeAddress: (address) => address,
    onChange() {
      if (shown?.kind !== 'page') return;
      const page = draft.replace(shown.page);
      const data = draft.replace(shown.data);
      if (page !== shown.page || data !== shown.data) set({ kind: 'page', page, data });
    },
  });
  const marks = createSliceMarks();

  let turn = 0;
  const read = async (document: CanvasDocument) => {
    // A new one each time: clients remember for seconds which version of the content is the last.
    const client = createClient({ documentAPIEndpoint: endpoint() });
    const page = draft.answer(await readPage(client, document));
    // Cast: without `load` the type of its data is undefined.
    const data = draft.answer((await load?.(client, page)) as Data);
    return { page, data };
  };
  const show = async (document: CanvasDocument) => {
    turn += 1;
    const own = turn;
    const problem = reactProblem(version);
    if (problem !== null) return set({ kind: 'problem', reason: problem });
    const next = await read(document).catch((error: unknown) => {
      console.error(error);
      return reasonOf(error);
    });
    // Another document was opened meanwhile.
    if (own !== turn) return;
    if (typeof next === 'string') return set({ kind: 'problem', reason: next });
    // What was typed meanwhile is in both.
    set({ kind: 'page', page: draft.replace(next.page), data: draft.replace(next.data) });
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Page() {
    const current = useSyncExternalStore(subscribe, () => shown);
    if (!current) return null;
    if (current.kind === 'problem') {
      return (
        <PageProblem title="What this page shows could not be read." reason={current.reason} />
      );
    }
    return (
      <RenderGuard resetKey={current}>
        {(reason) =>
          reason === null ? (
            <Rendered make={() => render(current.page, current.data)} />
          ) : (
            <PageProblem title="A component of the page failed." reason={reason} />
          )
        }
      </RenderGuard>
    );
  }
  createRoot(container()).render(
    <MarksContext value={marks}>
      <Page />
    </MarksContext>,
  );

  window.slicefolioCanvas = createCanvas({
    draft,
    marks,
    looks: { classOf },
    show,
    showPart,
  });
  window.frameElement?.dispatchEvent(new CustomEvent(CANVAS_READY));
}

/** The project's page within the boundary: what fails while it is made is said, too. */
const Rendered = ({ make }: { readonly make: () => Elements }) => make();

/** The document as the Content API has it; of a draft that it does not have, what the editor knows. */
async function readPage<Client extends PageClient>(
  client: Client,
  { summary }: CanvasDocument,
): Promise<PageOf<Client>> {
  const { id, uid, type, language, tags } = summary;
  const { results } = await client.getByIDs([id], { lang: '*' });
  const unsaved = {
    id,
    uid,
    type,
    lang: language,
    tags,
    url: null,
    href: null,
    slugs: [],
    linked_documents: [],
    alternate_languages: [],
    first_publication_date: null,
    last_publication_date: null,
    data: {},
  };
  // Cast: what this client answers with, or all that its documents have.
  return (results[0] ?? unsaved) as PageOf<Client>;
}

declare global {
  interface Window {
    /** The first error of the page's scripts, which the page's document remembers before any of them runs. */
    pageEditorFailure?: string;
  }
}

/** Says in the frame why there is no page, after the file that mounts it should have run. */
export function reportUnmounted(file: string): void {
  if (window.slicefolioCanvas) return;
  const reason =
    window.pageEditorFailure === undefined
      ? `It does not call mountCanvas(), or it or a file that it imports cannot be loaded: the terminal of the development server says what is wrong.`
      : window.pageEditorFailure;
  mountCanvas({
    createClient: () => ({ getByIDs: async () => ({ results: [] }) }),
    render: () => <PageProblem title={`${file} does not show the page.`} reason={reason} />,
  });
}
