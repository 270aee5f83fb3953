import type { Trouble } from './createConnection.ts';
import type { SimulatorLook } from '../../model/EditorHost.ts';

/** What is wrong, and what to do about it. */
export interface TroubleWords {
  readonly what: string;
  readonly advice: string;
}

/** Where to say the address, in both of Prismic's configurations. */
const SETTING = 'its address is localSliceSimulatorURL in slicemachine.config.json';

const START = 'Start your project’s own server, such as with npm run dev, and try again.';

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
      return look ? lookWords(look, url) : silentWords(url);
  }
}

const silentWords = (url: string): TroubleWords => ({
  what: `The simulator at ${url} does not answer.`,
  advice: `${START} If it runs elsewhere: ${SETTING}.`,
});

function lookWords(look: SimulatorLook, url: string): TroubleWords {
  const { origin, pathname } = new URL(url);
  switch (look.kind) {
    case 'down':
      return {
        what: `No server answers at ${origin}.`,
        advice: `${START} If it runs at another port: ${SETTING}.`,
      };
    case 'slow':
      return {
        what: `The server at ${origin} takes long to answer.`,
        advice:
          'It may still be compiling: the page appears here by itself. Its terminal says more.',
      };
    case 'missing':
      return {
        what: `The server at ${origin} has no page ${pathname}.`,
        advice: `Add Prismic’s slice simulator to your project, or if it is at another address: ${SETTING}.`,
      };
    case 'locked':
      return {
        what: `${url} asks for a name and a password, which a frame cannot give.`,
        advice: `Leave ${pathname} out of the password while you develop, and try again.`,
      };
    case 'broken':
      return {
        what: `The server at ${origin} answers ${pathname} with ${look.status}.`,
        advice: 'What is wrong is in its terminal, and on the page itself in a tab of its own.',
      };
    case 'unframed':
      return {
        what: `${url} forbids other sites to show it in a frame.`,
        advice: `Its header ${look.header} says so: allow ${look.editor} there while you develop, and try again.`,
      };
    case 'moved':
      return {
        what: `${url} leads to ${look.to}.`,
        advice: `If the simulator is there, ${SETTING}: write it there.`,
      };
    case 'there':
      return {
        what: `The page at ${url} is there, but shows no slice simulator.`,
        advice:
          'It must render SliceSimulator; an error of its code is on the page in a tab of its own.',
      };
  }
}
