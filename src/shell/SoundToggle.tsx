import { memoryKeys, remember } from '#effects/boot/memory.ts';
import { useSound } from '#effects/sound/useSound.ts';
import * as shell from '#ui/words/en/shell.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Toggle, type ToggleProps } from '#ui/controls/Toggle.tsx';

/** Shows and changes whether the sound is on, as the audio context reports it; nothing without a sound. */
export function SoundToggle({ look }: Pick<ToggleProps, 'look'>) {
  const { isThere, state, isOn, toggle } = useSound();
  const { say } = useLanguage();
  if (!isThere) return null;
  const press = () => {
    remember('localStorage', memoryKeys.sound, isOn ? 'off' : 'on');
    toggle();
  };
  return (
    <Toggle
      look={look}
      icon={isOn ? 'sound-on' : 'sound-off'}
      label={say(state === 'failed' ? shell.soundFailed : isOn ? shell.soundOn : shell.soundOff)}
      off={!isOn}
      disabled={state === 'unavailable'}
      onClick={press}
    />
  );
}
