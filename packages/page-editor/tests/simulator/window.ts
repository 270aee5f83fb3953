import { readSliceModel, readTypeModel } from 'prismic-folder/models';
import type { CanvasApi, CanvasDocument } from '../../src/canvas/CanvasApi.ts';
import {
  createSimulatorCanvas,
  type SimulatorState,
} from '../../src/canvas/simulator/createSimulatorCanvas.ts';
import type { Place } from '../../src/model/place.ts';

/** The window of the editor as far as a simulator's frame knows it. */
export interface TestWindow {
  readonly canvas: CanvasApi;
  readonly state: () => SimulatorState;
  /** Shows slices by title and number of lines, of either zone. */
  readonly open: (data: Zones) => Promise<void>;
  readonly show: (data: Zones) => void;
  readonly hovered: (Place | null)[];
  readonly selected: (Place | null)[];
}

type Zones = Readonly<Record<'body' | 'aside', readonly (readonly [string, number])[]>>;

declare global {
  interface Window {
    readonly testWindow: TestWindow;
  }
}

const text = { type: 'Text', config: { label: 'Title' } };
const zoneOf = (fieldset: string) => ({
  type: 'Slices',
  fieldset,
  config: { choices: { hero: { type: 'SharedSlice' } } },
});

const known = <Model>(model: Model | string): Model => {
  if (typeof model === 'string') throw new Error(model);
  return model;
};

const page = known(
  readTypeModel(
    {
      id: 'page',
      label: 'Page',
      repeatable: true,
      status: true,
      json: { Main: { body: zoneOf('Body'), aside: zoneOf('Aside') } },
    },
    '',
  ),
);

const hero = known(
  readSliceModel(
    {
      id: 'hero',
      type: 'SharedSlice',
      name: 'Hero',
      variations: [
        {
          id: 'default',
          name: 'Default',
          docURL: '',
          version: 'initial',
          description: '',
          imageUrl: '',
          primary: { title: text, lines: { type: 'Number', config: { label: 'Lines' } } },
          items: {},
        },
      ],
    },
    '',
  ),
);

const slice = ([title, lines]: readonly [string, number]) => ({
  id: title.slice(0, 1),
  slice_type: 'hero',
  variation: 'default',
  primary: { title, lines },
});

const jsonOf = ({ body, aside }: Zones) => ({
  data: { body: body.map(slice), aside: aside.map(slice) },
});

const url = new URLSearchParams(window.location.search).get('simulator') ?? '';
const frame = document.createElement('iframe');
frame.title = 'Page';
frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
frame.style.cssText = 'display: block; position: absolute; width: 800px; height: 500px; border: 0';
document.body.append(frame);
const simulator = createSimulatorCanvas({
  url,
  frame,
  addressOf: () => null,
  reload: () => frame.setAttribute('src', url),
});
frame.src = url;

const hovered: (Place | null)[] = [];
const selected: (Place | null)[] = [];
simulator.canvas.listen({
  hover: (place) => hovered.push(place),
  select: (place) => selected.push(place),
  enter() {},
  layout() {},
  key() {},
  clipboard() {},
  files() {},
});

Object.assign(window, {
  testWindow: {
    canvas: simulator.canvas,
    state: simulator.state,
    hovered,
    selected,
    open: (data) =>
      // Cast: what a canvas reads of a document.
      simulator.canvas.open({
        summary: { id: 'p', type: 'page', uid: 'home', language: 'en-us', tags: [] },
        json: jsonOf(data),
        models: { types: new Map([['page', page]]), slices: new Map([['hero', hero]]) },
        findDocument: () => Promise.resolve(null),
        findMedia: () => Promise.resolve(null),
      } as unknown as CanvasDocument),
    show: (data) => simulator.canvas.show(jsonOf(data) as never),
  } satisfies TestWindow,
});
