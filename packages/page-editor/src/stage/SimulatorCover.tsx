import type { Trouble } from '../canvas/simulator/createConnection.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Row } from '../kit/layout/Stack.tsx';
import { Text } from '../kit/text/Text.tsx';
import * as styles from './stage.styles.ts';
import type { FramedSimulator } from './useCanvas.ts';
import type { SimulatorLook } from '../model/EditorHost.ts';

const SILENT: Trouble = { kind: 'silent' };

/** In the place of slices that a simulator does not show: why, and what to do. */
export function SimulatorCover({ url, simulator, state, look }: FramedSimulator) {
  if (state.kind === 'connected') return null;
  if (state.kind === 'noZone') {
    return (
      <div className={styles.lost}>
        <p>Documents of this type have no slices, which are all that a slice simulator shows.</p>
        <Text as="p" tone="muted">
          Edit this one in the form.
        </Text>
      </div>
    );
  }
  // A server that starts or compiles may still come.
  const mayCome = look === null || ['down', 'ready', 'slow'].includes(look.kind);
  if (state.kind === 'waiting' && mayCome) {
    const isDown = look?.kind === 'down';
    return (
      <div className={styles.lost} data-busy="" aria-busy>
        <Text as="p" tone="muted">
          {`Waiting for the simulator at ${url}${isDown ? ', where nothing answers yet' : ''}`}
        </Text>
      </div>
    );
  }
  const { what, advice } = troubleWords(state.kind === 'lost' ? state.trouble : SILENT, url, look);
  return (
    <div className={styles.lost} role="alert">
      <Text as="p" className={styles.lostWords}>
        {what}
      </Text>
      <Text as="p" className={styles.lostWords} tone="muted">
        {`${advice} The form works meanwhile.`}
      </Text>
      <Row wraps justify="center">
        <Button onPress={() => simulator?.again()}>Try again</Button>
        <Button kind="text" onPress={() => void window.open(url, '_blank', 'noopener')}>
          Open it in a tab
        </Button>
      </Row>
    </div>
  );
}

/** What is wrong, and what to do about it. */
interface TroubleWords {
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
