import type { ShareLink } from '#prismic-folder/contract';
import { NOT_COPIED } from '../ui/copyText.ts';
import { stateWords } from './shareWords.ts';
import * as styles from './protection.styles.ts';

type MadeLinkProps = {
  link: ShareLink;
  /** null: nobody has tried. */
  isCopied: boolean | null;
};

/** A link that was just made, to be copied; it can be copied again from the list. */
export function MadeLink({ link, isCopied }: MadeLinkProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.address}>{link.address}</p>
      <p className={styles.words}>
        {`${stateWords(link)} Whoever has it can open the project, so send it to your client only. You can revoke it at any time.`}
      </p>
      <output className={styles.words}>
        {isCopied === null ? '' : isCopied ? 'Copied: paste it into your message.' : NOT_COPIED}
      </output>
    </div>
  );
}
