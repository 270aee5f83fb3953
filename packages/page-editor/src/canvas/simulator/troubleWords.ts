import type { Trouble } from './createConnection.ts';
import type { SimulatorLook } from '../../model/EditorHost.ts';

/** What is wrong, and what to do about it. */
export interface TroubleWords {
  readonly what: string;
  readonly advice: string;
}

/** Where to say the address, in both of Prismic's configurations. */
const SETTING = 'its address is localSliceSimulatorURL in slicemachine.config.json';

/** Why the page in the frame shows no slices. `look`: what the editor's server found there; null: it was not asked. */
export function troubleWords(
  trouble: Trouble,
  url: string,
  look: SimulatorLook | null,
): TroubleWords {
  const { origin, pathname } = new URL(url);
  switch (trouble.kind) {
    case 'refused':
      return {
        what: `The simulator at ${url} takes slices from Prismic’s own sites only, as builds for production do.`,
        advice: 'Start your project for development, such as with npm run dev, and try again.',
      };
    case 'elsewhere':
      return {
        what: `The frame shows a simulator at ${trouble.origin}, and not at ${origin}.`,
        advice: `If that is yours, ${SETTING}: write ${trouble.origin}${pathname} there.`,
      };
    case 'left':
      return {
        what: 'The page in the frame is not the simulator any more.',
        advice: 'A link of your project may have led away from it.',
      };
    case 'outdated':
      return {
        what: `The simulator at ${url} does not know ‘${trouble.request}’: it is of an old version.`,
        advice: 'Update @prismicio/next, @prismicio/svelte or @nuxtjs/prismic in your project.',
      };
    case 'silent':
      return silentWords(url, look);
  }
}

function silentWords(url: string, look: SimulatorLook | null): TroubleWords {
  if (look?.kind === 'ready') {
    return {
      what: `The page at ${url} is there, but shows no slice simulator.`,
      advice: 'It must render SliceSimulator. In a tab of its own it shows errors of its code.',
    };
  }
  if (look?.reason) {
    const isThere = look.kind !== 'down' && look.kind !== 'slow';
    return {
      what: `The simulator at ${url} ${isThere ? 'cannot be shown' : 'does not answer'}.`,
      advice: look.reason.replace(/[^.]$/, '$&.'),
    };
  }
  return {
    what: `The simulator at ${url} does not answer.`,
    advice: `Start your project’s own server, such as with npm run dev, and try again. If it runs elsewhere: ${SETTING}.`,
  };
}
