import { Switch } from '../../../kit/controls/Switch.tsx';
import type { Online } from '../../../session/useOnline.ts';

/** Asks once whether what is published is sent, too; the answer is remembered. Nothing where nothing is set up. */
export function SendToo({ state, ask }: Online) {
  if (!state || state.way === null) return null;
  return (
    <Switch
      isBare
      label="And send it"
      isOn={state.sendsWithPublish}
      onChange={(isOn) => void ask({ do: 'sendWithPublish', isOn })}
    />
  );
}
