import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { Grain } from '#ui/graphics/Grain.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as gateWords from '#ui/words/en/gate.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Logo } from '../Logo.tsx';
import * as lights from './discs.styles.ts';
import * as styles from './gate.styles.ts';

const TITLE = 'gate-title';
const WORDS = 'gate-words';

/**
 * The welcome gate, rendered by the server beside the application. The boot script opens it and
 * handles its buttons; the first one is the first tab stop.
 */
export function Gate() {
  const { data: document } = useAnswer(useQueries().settings());
  const { say } = useLanguage();
  const settings = document?.data;
  const first = settings?.gate_title_first ?? say(gateWords.first);
  const second = settings?.gate_title_second ?? say(gateWords.second);
  return (
    <dialog
      id={bootIds.gate}
      className={styles.gate}
      data-theme="dark"
      aria-modal
      aria-labelledby={TITLE}
      aria-describedby={WORDS}
      tabIndex={-1}
    >
      <div className={lights.light} aria-hidden />
      <div className={lights.discs}>
        <button type="button" value="on" className={lights.disc} data-lit="">
          <span className={lights.face} />
          <span className={lights.word}>{settings?.sound_on ?? say(gateWords.soundOn)}</span>
        </button>
        <button type="button" value="off" className={lights.disc}>
          <span className={lights.face} />
          <span className={lights.word}>{settings?.sound_off ?? say(gateWords.soundOff)}</span>
        </button>
        <span className={lights.reflection} aria-hidden />
      </div>
      <Grain className={styles.grain} />
      <div className={styles.logo}>
        <Logo name={settings?.name ?? ''} />
      </div>
      <SplitHeading
        id={TITLE}
        as="p"
        level="gateTitle"
        text={`${first} ${second}`}
        second={second}
        stacked
        className={styles.title}
      />
      <p id={WORDS} className={styles.words}>
        <span>{settings?.gate_note ?? say(gateWords.note)}</span>{' '}
        <span>{settings?.gate_hint ?? say(gateWords.hint)}</span>
      </p>
    </dialog>
  );
}
