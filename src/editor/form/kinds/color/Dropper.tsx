import { Button } from '../../../ui/controls/Button.tsx';
import { readColor } from './colors.ts';

/** https://wicg.github.io/eyedropper-api/; not in every browser. */
interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

type EyeDropperWindow = Window & { readonly EyeDropper?: new () => EyeDropper };

/** Picks a colour from the screen, where the browser can. */
export function Dropper({ onPick }: { onPick: (color: string) => void }) {
  // Cast: not among the types of the platform.
  const { EyeDropper } = window as EyeDropperWindow;
  if (!EyeDropper) return null;
  const pick = async () => {
    // It rejects when it is closed without a choice.
    const picked = await new EyeDropper().open().catch(() => null);
    const color = picked && readColor(picked.sRGBHex);
    if (color) onPick(color);
  };
  return (
    <Button kind="text" icon="dropper" onPress={() => void pick()}>
      Pick from the screen
    </Button>
  );
}
