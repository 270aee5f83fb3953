import { memoryKeys, remember } from '#effects/boot/memory.ts';
import { useSound } from '#effects/sound/useSound.ts';
import { Toggle, type ToggleProps } from '#ui/controls/Toggle.tsx';

/** Shows and changes whether the sound is on, as the audio context reports it. */
export function SoundToggle({ look }: Pick<ToggleProps, 'look'>) {
  const { state, label, toggle } = useSound();
  const isOn = label === 'Sound On';
  const press = () => {
    remember('localStorage', memoryKeys.sound, isOn ? 'off' : 'on');
    toggle();
  };
  return (
    <Toggle
      look={look}
      icon={isOn ? 'sound-on' : 'sound-off'}
      label={label}
      off={!isOn}
      disabled={state === 'unavailable'}
      onClick={press}
    />
  );
}
