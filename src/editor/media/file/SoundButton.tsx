import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';

/** Plays a sound of the library, and stops it. */
export function SoundButton({ url, name }: { url: string; name: string }) {
  const [player, setPlayer] = useState<HTMLAudioElement | null>(null);
  useEffect(() => {
    if (player === null) return undefined;
    const stop = () => {
      setPlayer(null);
    };
    player.addEventListener('ended', stop);
    // A browser that cannot play it leaves the button as it is.
    player.play().catch(stop);
    return () => {
      player.removeEventListener('ended', stop);
      player.pause();
    };
  }, [player]);
  const verb = player === null ? 'Play' : 'Stop';
  return (
    <Button
      kind="link"
      aria-label={`${verb} ${name}`}
      onPress={() => {
        setPlayer(player === null ? new Audio(url) : null);
      }}
    >
      {verb}
    </Button>
  );
}
