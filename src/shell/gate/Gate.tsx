import { cx } from '@linaria/core';
import type { Content } from '@prismicio/client';
import type { CSSProperties } from 'react';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { hasSound } from '#effects/sound/hasSound.ts';
import * as light from '#ui/light/light.styles.ts';
import { lineWidth } from '#ui/text/longestWord.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as gateWords from '#ui/words/en/gate.ts';
import { type Language, useLanguage } from '#ui/words/language.ts';
import { Logo } from '../Logo.tsx';
import * as lights from './discs.styles.ts';
import * as styles from './gate.styles.ts';

const TITLE = 'gate-title';
const WORDS = 'gate-words';

const face = cx(light.sun, lights.face);
const halo = cx(light.glow, lights.halo);

/**
 * The welcome gate, rendered by the server beside the application. The boot script opens it and
 * handles its buttons; the first one is the first tab stop. A silent one asks for nothing.
 */
export function Gate({ isSilent = false }: { readonly isSilent?: boolean }) {
  const { data: document } = useAnswer(useQueries().settings());
  const { say } = useLanguage();
  const settings = document?.data;
  const words = wordsOf(settings, say, isSilent);
  const { first, second } = words;
  const lines = [words.note, words.hint].filter(Boolean);
  return (
    <dialog
      id={bootIds.gate}
      className={styles.gate}
      data-theme="dark"
      aria-modal
      aria-labelledby={TITLE}
      aria-describedby={lines.length > 0 ? WORDS : undefined}
      tabIndex={-1}
    >
      <div className={lights.room} aria-hidden>
        <span className={light.glow} />
        <span className={cx(light.mirror, lights.mirror)} />
        <span className={light.grain} data-grain="room" />
      </div>
      <div className={lights.discs}>
        <button
          type="button"
          value={isSilent ? 'off' : 'on'}
          className={lights.disc}
          data-lit=""
          style={fit(words.lit)}
        >
          <span className={halo} />
          <span className={face} data-grain="sun" />
          <span className={lights.word}>{words.lit}</span>
        </button>
        {words.dark === null ? (
          <span className={lights.disc} aria-hidden>
            <span className={face} data-grain="sun" data-moon="" />
          </span>
        ) : (
          <button type="button" value="off" className={lights.disc} style={fit(words.dark)}>
            <span className={halo} />
            <span className={face} data-grain="sun" data-moon="" />
            <span className={lights.word}>{words.dark}</span>
          </button>
        )}
      </div>
      <div className={styles.logo}>
        <Logo name={settings?.name ?? ''} />
      </div>
      <SplitHeading
        id={TITLE}
        as="p"
        level="gateTitle"
        text={`${first} ${second}`.trim()}
        second={second || undefined}
        stacked
        className={styles.title}
      />
      {lines.length > 0 && (
        <p id={WORDS} className={styles.words}>
          <span>{words.note}</span> <span>{words.hint}</span>
        </p>
      )}
    </dialog>
  );
}

/** Em of 'Sound Off', which a disc is made for. */
const FITTING = 5.5;

/** Longer words are smaller: they end before the disc does. */
function fit(words: string): CSSProperties | undefined {
  const width = lineWidth(words);
  // Cast: React's style type has no custom properties.
  return width > FITTING ? ({ '--em': width.toFixed(1) } as CSSProperties) : undefined;
}

/** The owner's words: what was emptied is gone. Without settings, those of the design. */
function wordsOf(
  settings: Content.SettingsDocument['data'] | undefined,
  say: Language['say'],
  isSilent: boolean,
) {
  if (!settings) {
    return {
      first: say(gateWords.first),
      second: say(gateWords.second),
      note: say(gateWords.note),
      hint: isSilent ? null : say(gateWords.hint),
      lit: say(isSilent ? gateWords.enter : gateWords.soundOn),
      dark: isSilent ? null : say(gateWords.soundOff),
    };
  }
  const { gate_title_first: first, gate_title_second: second } = settings;
  const isLoud = !isSilent && hasSound(settings);
  return {
    first: first || (second ? '' : settings.name) || '',
    second: second || '',
    note: settings.gate_note,
    hint: isLoud ? settings.gate_hint : null,
    lit: isLoud ? settings.sound_on || say(gateWords.soundOn) : say(gateWords.enter),
    dark: isLoud ? settings.sound_off || say(gateWords.soundOff) : null,
  };
}
