import { Button } from '../kit/controls/Button.tsx';
import * as styles from './stage.styles.ts';

/** In the place of a page whose frame, or code, did not come. */
export function LostPage({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className={styles.lost} role="alert">
      <p>The server did not send the page.</p>
      <Button onPress={onAgain}>Try again</Button>
    </div>
  );
}
